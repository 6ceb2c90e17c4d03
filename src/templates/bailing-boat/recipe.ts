import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const slotMaxChars = 38
const cups = ['A scented candle', 'One deep breath', 'A motivational mug']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const cup = asActivity(sober)
    const leak = asActivity(tempting)
    if (!cup || !leak || from === 'choice' || from === 'versus') continue
    fills.push({
      words: { cup, leak },
      header: who === reading.me ? undefined : who,
      fit: 0.95,
      reason: 'you are on both ends of the boat.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  const leak = people && asLabel(people.who, slotMaxChars)
  if (people && leak) {
    fills.push({
      words: { cup: 'My patience, by the cup', leak },
      header: reading.text,
      fit: 0.9,
      reason: 'you scoop, they drill.',
    })
  }
  if (relationOf(reading, 'waiting')) {
    fills.push({
      words: { cup: 'A polite reminder', leak: 'Their other queue' },
      header: reading.text,
      fit: 0.85,
      reason: 'you bail, and the line gets longer.',
    })
  }
  if (reading.register === 'dreaded-topic' && reading.text.length <= slotMaxChars) {
    for (const cup of cups) {
      fills.push({
        words: { cup, leak: reading.text },
        fit: 0.85,
        reason: 'you have a cup, and it has a drill.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
