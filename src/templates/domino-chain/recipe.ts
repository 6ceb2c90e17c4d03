import type { Fill } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOfHalves = {
  'then-now': 0.9,
  expectation: 0.6,
  turnabout: 1.16,
  'said-did': 1,
  steps: 1.18,
} as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { cause: before, effect: after },
    fit: fitOfHalves[from],
    reason: 'you only touched the first one.',
  }))
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { cause: withoutI(condition.condition), effect: withoutI(condition.result) },
      fit: 1.2,
      reason: 'you said if, and the rest fell into place.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { cause: asQuote(saidDid.said), effect: asCaption(saidDid.deed) },
      fit: 0.7,
      reason: 'it began with a few small words.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const consequence = relationOf(reading, 'consequence')
  if (!consequence) return []
  return [
    {
      words: { cause: asCaption(consequence.cause), effect: asCaption(consequence.effect) },
      fit: 1.32,
      reason: 'you lost the small one, and then the row fell.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
