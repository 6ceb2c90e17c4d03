import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const whoMaxChars = 36
/** A longer one is no result, it is a story. */
const resultMaxChars = 48
const dancers = ['Me, in the car park', 'Me, alone in the kitchen', 'Both of my feet, at last']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { tempting, who, from } of contrastsOf(reading)) {
    const win = asActivity(tempting)
    if (!win || who === '' || who.length > whoMaxChars || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { win, who },
      fit: 0.82,
      reason: 'you chose the fun one, with choreography.',
    })
  }
  if (!reading.isEnglish) return fills
  const isOwnDeed = /^i(?:'ve)? \w/i.test(reading.phrase.text) && reading.kind === 'clause'
  if (reading.mood === 'good') {
    const win = isOwnDeed ? withoutI(reading.phrase) : asCaption(reading.phrase)
    for (const who of dancers) {
      fills.push({
        words: { win, who },
        fit: 1.25,
        reason: 'you have earned four moves and some confetti.',
      })
    }
  }
  const condition = relationOf(reading, 'condition')
  if (condition && condition.result.text.length <= resultMaxChars) {
    fills.push({
      words: { win: asCaption(condition.result), who: 'Me and my excellent logic' },
      header: reading.text,
      fit: 0.82,
      reason: 'you found a way round, now dance round it.',
    })
  }
  const people = relationOf(reading, 'people')
  const who = people ? asLabel(people.who, whoMaxChars) : null
  if (people && who) {
    fills.push({
      words: { win: 'Got away with it again', who },
      header: asCaption(people.whole),
      fit: 0.84,
      reason: 'you suffer, and they have a mirror ball.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
