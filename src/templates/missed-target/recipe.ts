import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const target = asActivity(sober)
    const arrow = asActivity(tempting)
    if (!target || !arrow || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { target, arrow },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' ? 1.2 : 1.1,
      reason: 'you aimed well, only somewhere else.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { target: asQuote(saidDid.said), arrow: asCaption(saidDid.deed) },
      fit: 0.9,
      reason: 'it was said, and then it was missed.',
    })
  }
  if (!reading.isEnglish) return fills
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: { target: 'Doing it myself in two minutes', arrow: asCaption(reading.phrase) },
      fit: 0.8,
      reason: 'you could have walked to the target.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
