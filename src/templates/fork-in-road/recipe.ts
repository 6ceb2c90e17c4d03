import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asCommand, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const good = asCommand(sober)
    const bad = asCommand(tempting)
    if (!good || !bad) continue
    fills.push({
      words: { good, bad, who },
      fit: from === 'intent' ? 1.2 : 1.05,
      reason: 'you know exactly which road you will take.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { good: skipped.skipped, bad: skipped.done, who: skipped.who },
      fit: 1.1,
      reason: 'everybody knows which road they will take.',
    })
  }
  const [first, second, third] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && !third && !relationOf(reading, 'then-now')) {
    fills.push({
      words: {
        good: asQuote(first.line),
        bad: asQuote(second.line),
        who: reading.isEnglish ? 'Everyone involved' : '',
      },
      fit: 0.8,
      reason: 'two voices, two roads, one storm.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
