import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asHeader,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOfHalves = {
  'then-now': 1.05,
  expectation: 1.7,
  turnabout: 0.94,
  'said-did': 1.1,
  steps: 0.72,
} as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { expect: before, reality: after },
    fit: fitOfHalves[from],
    reason: 'you ordered the left cake.',
  }))
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { expect: asQuote(saidDid.said), reality: asCaption(saidDid.deed) },
      fit: 1.32,
      reason: 'you got the promise, then you got the box.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { expect: asQuote(renaming.name), reality: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.3,
      reason: 'you read the label before the contents.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        expect: `“I will ${inline(wish)}”`,
        reality: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.26,
      reason: 'you pictured the left one, you baked the right one.',
    })
  }
  return fills
}

/** How a story ends badly. */
const badEnd =
  /\b(?:died|dead|broke|broken|failed|cancel\w+|gone|rain\w*|late|fired|lost|empty|closed|burn\w*|exploded|wrong|stuck|crashed|never|nothing|no one|nobody)\b/i

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const letdown = relationOf(reading, 'letdown')
  if (letdown) {
    fills.push({
      words: { expect: asCaption(letdown.much), reality: asCaption(letdown.little) },
      fit: 1.34,
      reason: 'you ordered plenty, and look.',
    })
  }
  const steps = relationOf(reading, 'steps')?.items ?? []
  const [first, last] = [steps[0], steps.at(-1)]
  if (first && last && steps.length >= 3 && badEnd.test(last)) {
    fills.push({
      words: { expect: first, reality: last },
      fit: 1.24,
      reason: 'you know how that cake felt.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
