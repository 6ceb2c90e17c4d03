import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asHeader,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { online: asQuote(saidDid.said), offline: asCaption(saidDid.deed) },
      fit: saidDid.isSpeakers ? 1.3 : 1.12,
      reason: 'you have seen the post and the person.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { online: asQuote(renaming.name), offline: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.24,
      reason: 'you know the word that goes on the profile.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from === 'steps' || from === 'then-now') continue
    fills.push({
      words: { online: before, offline: after },
      fit: reading.isOwn ? 0.98 : 0.86,
      reason: 'you would only post the first half.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        online: `“Time to ${inline(wish)}!”`,
        offline: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.2,
      reason: 'you announced it, which felt like doing it.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
