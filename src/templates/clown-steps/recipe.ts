import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'
import { type StepPicture, stepFills } from '../step-fills'

/** Endings after three steps. */
const conclusions = ['I would do it all again', 'I regret nothing, I learnt nothing', 'Surprised, again']

function mirrors([s1 = '', s2 = '', s3 = '', s4 = '']: readonly string[]): Words {
  return { s1, s2, s3, s4 }
}

const steps: StepPicture = {
  place: mirrors,
  all: { fit: 1.25, reason: 'you put it on one step at a time.' },
  three: { fit: 1.05, reason: 'you had three steps, the nose came free.', endings: conclusions },
}

function fill(reading: Reading): Fill[] {
  const fills = stepFills(reading, steps)
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const prize = asActivity(tempting)
    if (from === 'versus' || from === 'choice' || !duty || !prize || !/^[A-Z][a-z]+ing\b/.test(duty)) continue
    fills.push({
      words: mirrors([`“${duty}, today for sure”`, '“After one coffee”', '“After lunch, then”', prize]),
      fit: 1.1,
      reason: 'you believed it until the nose went on.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: mirrors([
        'They are just busy',
        'They are typing, surely',
        'It is a good sign',
        'Refreshing the page',
      ]),
      header: reading.text,
      fit: 1,
      reason: 'you wait, and the make-up dries.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
