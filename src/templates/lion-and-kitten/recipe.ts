import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOfHalves = {
  'then-now': 1.42,
  expectation: 1.2,
  turnabout: 0.84,
  'said-did': 0.8,
  steps: 0.6,
} as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { mighty: before, feeble: after },
    fit: fitOfHalves[from],
    reason: from === 'then-now' ? 'you had a mane once.' : 'you roared, then you needed a blanket.',
  }))
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { mighty: asQuote(saidDid.said), feeble: asCaption(saidDid.deed) },
      fit: 0.86,
      reason: 'the words had muscles, the deed had a blanket.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        mighty: `“Today I will ${inline(wish)}”`,
        feeble: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.2,
      reason: 'you were a lion until it started.',
    })
  }
  return fills
}

const todays = [
  'Us today, when a page takes three seconds',
  'Us today, with nine per cent of battery',
] as const

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const nostalgia = relationOf(reading, 'nostalgia')
  if (!nostalgia || relationOf(reading, 'then-now')) return []
  const { missed, memory } = nostalgia
  const mighty = missed
    ? `Us, who lived through ${inline(asCaption(missed))}`
    : memory
      ? asCaption(memory)
      : reading.text
  return todays.map((feeble) => ({
    words: { mighty, feeble },
    fit: 1.4,
    reason: 'you had a mane once, and no signal.',
  }))
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
