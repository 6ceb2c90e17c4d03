import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import type { Reading } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const wave = asActivity(sober)
    const prep = asActivity(tempting)
    if (!wave || !prep || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { wave, prep },
      header: who === reading.me ? undefined : who,
      fit: 0.85,
      reason: 'you came prepared, for something else.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
