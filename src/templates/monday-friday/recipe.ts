import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const mon = isVersus ? asCaption(sober) : asActivity(sober)
    const fri = isVersus ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!mon || !fri || from === 'choice' || (from === 'intent' && !fri.includes(' '))) continue
    fills.push({
      words: { mon, fri },
      header: who === reading.me ? undefined : who,
      fit: isVersus ? 0.8 : from === 'instead' ? 1.16 : 1.1,
      reason: 'you found your energy after all.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { mon: skipped.skipped, fri: skipped.done },
      header: skipped.who,
      fit: 1.12,
      reason: 'they only had energy for one of these.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from !== 'turnabout' || reading.mood !== 'good') continue
    fills.push({ words: { mon: before, fri: after }, fit: 1.1, reason: 'you came back to life.' })
  }
  return relationOf(reading, 'dialogue') ? [] : fills
}

export const recipe: RecipeRules = {
  fill,
}
