import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOf = { versus: 1.24, instead: 1.08, intent: 1.06, choice: 0.8 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const a = isVersus ? asCaption(sober) : asActivity(sober)
    const b = isVersus ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!a || !b || (from === 'intent' && !b.includes(' '))) continue
    fills.push({
      words: { a, b },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: isVersus ? 'you know both of these people.' : 'you own one desk and live at the other.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    fills.push({
      words: { a: finish(`${first.who}: ${first.line}`), b: finish(`${second.who}: ${second.line}`) },
      fit: 1.08,
      reason: 'you can tell whose desk is whose.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from === 'steps' || from === 'said-did') continue
    fills.push({
      words: { a: before, b: after },
      fit: from === 'then-now' ? 1.02 : 0.82,
      reason: 'you moved from the left desk to the right one.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
