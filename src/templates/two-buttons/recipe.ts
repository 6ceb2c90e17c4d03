import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const left = isVersus ? asCaption(sober) : asCommand(sober)
    const right = isVersus ? asCaption(tempting) : asCommand(tempting)
    if (!left || !right) continue
    fills.push({
      words: { left, right },
      header: who === reading.me ? undefined : who,
      fit: from === 'choice' ? 1.35 : isVersus ? 1.25 : 1.1,
      reason: 'you cannot press both, and you want to.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const deed = saidDid && asCommand(saidDid.deed)
  if (saidDid && deed) {
    fills.push({
      words: { left: `Say “${inline(finish(saidDid.said))}”`, right: deed },
      header: asCaption(saidDid.who),
      fit: 1.2,
      reason: 'they would like to press both at once.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: {
        left: `Say ${asQuote(renaming.thing.text)}`,
        right: `Say ${asQuote(renaming.name)}`,
      },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'the honest button is right there.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
