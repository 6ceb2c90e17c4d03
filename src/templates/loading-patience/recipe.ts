import type { Fill } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const sighs = ['I was clean-shaven when I sat down', 'The spider and I are on first names now']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { task: asQuote(saidDid.said), wait: asCaption(saidDid.deed) },
      header: asCaption(saidDid.who),
      fit: 0.95,
      reason: 'you believed it, and here you still sit.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    fills.push({
      words: { task: before, wait: after },
      fit: from === 'turnabout' ? 0.76 : 0.66,
      reason: 'you were so close, and then you were not.',
    })
  }
  if (!reading.isEnglish) return fills
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    for (const wait of sighs) {
      fills.push({
        words: { task: asCaption(reading.phrase), wait },
        fit: 1.3,
        reason: 'you wait so well that you have grown a beard.',
      })
    }
  }
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { task: asCaption(condition.condition), wait: asCaption(condition.result) },
      fit: 0.8,
      reason: 'you said if, and it has been loading since.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { task: asCaption(people.whole), wait: 'Any decade now' },
      fit: 0.8,
      reason: 'you have seen empires finish sooner.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
  fillFromTopic: (topic) =>
    topic.swaps.map(([duty, temptation]) => ({ task: duty, wait: `Meanwhile: ${inline(temptation)}` })),
}
