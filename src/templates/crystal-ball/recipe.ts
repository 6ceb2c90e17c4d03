import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { ball: asCaption(people.whole), teller: 'I see them too. They are waving.' },
      fit: 1,
      reason: 'you will meet them again, the ball says so.',
    })
  }
  if (reading.kind === 'quote') {
    fills.push({
      words: { ball: asQuote(reading.phrase.text), teller: 'The spirits say it was not one of them.' },
      fit: 1,
      reason: 'you hear voices, and so does she.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
