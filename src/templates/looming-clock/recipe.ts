import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const clock = asActivity(sober)
    const me = asActivity(tempting)
    if (!clock || !me || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { clock, me },
      fit: from === 'intent' ? 1.2 : 1.05,
      reason: 'it leans over you, and you scroll on.',
    })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const doing =
    turnabout && /^(?:i'm|i am|we're|me) (?:actually |just |still )?(\w+ing\b.*)$/i.exec(turnabout.after.text)
  if (turnabout && doing?.[1]) {
    fills.push({
      words: { clock: asCaption(turnabout.before), me: finish(doing[1]) },
      fit: 1.2,
      reason: 'it ticks louder, and you do something nicer.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: { clock: 'Half of my life, so far', me: asCaption(reading.phrase) },
      fit: 0.9,
      reason: 'you wait, and the clock is taking notes.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
