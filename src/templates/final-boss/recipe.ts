import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const weapons = ['A positive attitude', 'One biscuit', 'Half a plan', 'A strongly worded note']

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const obstacle = intent && asActivity(intent.tempting)
  const wish = intent && asLabel(intent.sober, 24)
  if (obstacle && wish) {
    fills.push({
      words: { hero: 'Me', boss: obstacle, weapon: wish },
      fit: 0.85,
      reason: 'you brought good intentions to a boss fight.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    for (const weapon of ['Infinite patience', 'The refresh button']) {
      fills.push({
        words: { hero: 'Me', boss: asCaption(reading.phrase), weapon },
        fit: 0.95,
        reason: 'you cannot defeat it, only outlive it.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  if (people) {
    for (const weapon of ['A polite cough', 'Raised eyebrows']) {
      fills.push({
        words: { hero: 'Me', boss: asCaption(people.whole), weapon },
        fit: 0.95,
        reason: 'they have a health bar, and you have manners.',
      })
    }
  }
  if (reading.register === 'dreaded-topic' && reading.kind === 'noun') {
    for (const weapon of weapons) {
      fills.push({
        words: { hero: 'Me, unarmed', boss: reading.text, weapon },
        fit: 0.8,
        reason: 'it has a health bar, and you have a spoon.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
