import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asQuote,
  finish,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOfHalves = {
  'then-now': 1.4,
  expectation: 1.35,
  turnabout: 1.18,
  'said-did': 1.1,
  steps: 0.95,
} as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { before, after },
    fit: fitOfHalves[from],
    reason: from === 'then-now' ? 'one face, two ages, one joke.' : 'your second half looks like that face.',
  }))
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [opening, reply] = turns
  if (opening && reply && turns.length === 2 && !relationOf(reading, 'then-now')) {
    fills.push({
      words: {
        before: finish(`${opening.who}: ${opening.line}`),
        after: finish(`${reply.who}: ${reply.line}`),
      },
      fit: 0.95,
      reason: 'the second line wiped the smile off.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { before: asQuote(saidDid.said), after: asCaption(saidDid.deed) },
      fit: 1.15,
      reason: 'you heard the promise and met the deed.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  if (intent && wish) {
    fills.push({
      words: {
        before: `“I will ${inline(wish)}”`,
        after: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.3,
      reason: 'you meant it, for about an hour.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    const before = asCaption(reading.phrase)
    for (const after of ['Same chair, longer beard', 'Day 112. I have named the spiders.']) {
      fills.push({ words: { before, after }, fit: 1.15, reason: 'you waited, and it shows.' })
    }
  }
  return fills
}

const presentDays = ['Me now, cross with a slow page', 'Me now, asking a child how the TV works'] as const

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const letdown = relationOf(reading, 'letdown')
  if (letdown) {
    fills.push({
      words: { before: asCaption(letdown.much), after: asCaption(letdown.little) },
      fit: 1.28,
      reason: 'you had such hopes, and a lot of it.',
    })
  }
  if (relationOf(reading, 'nostalgia') && !relationOf(reading, 'then-now')) {
    for (const after of presentDays) {
      fills.push({
        words: { before: reading.text, after },
        fit: 1.32,
        reason: 'you were tougher then.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
