import type { Fill } from '../../core/writer/offer/recipe'
import { isBareGerund } from '../../core/writer/read/find-verb'
import { asCaption, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const denials = [
  'They come from different departments.',
  'One of them is in bold.',
  'Please mark the seven differences by Friday.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const lines = reading.isEnglish ? denials : ['']
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    for (const line of lines) {
      fills.push({
        words: renaming.who
          ? { a: asCaption(renaming.thing), b: asQuote(renaming.name), line }
          : { a: finish(renaming.name), b: asCaption(renaming.thing), line },
        header: asHeader(renaming.who),
        fit: 1.35,
        reason: 'you found no difference, they found a name.',
      })
    }
  }
  const versus = relationOf(reading, 'versus')
  if (versus) {
    for (const line of lines) {
      fills.push({
        words: { a: asCaption(versus.first), b: asCaption(versus.second), line },
        fit: 1.05,
        reason: 'you compare them, and nobody else can.',
      })
    }
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const line = reading.isEnglish ? 'For our purposes, these are one and the same.' : ''
    fills.push({
      words: { a: asQuote(saidDid.said), b: asCaption(saidDid.deed), line },
      fit: 0.95,
      reason: 'you can tell the word from the deed.',
    })
  }
  const thenNow = relationOf(reading, 'then-now')
  if (thenNow && reading.isEnglish) {
    fills.push({
      words: { a: thenNow.earlier, b: thenNow.later, line: 'Experts still argue over which is newer.' },
      fit: 0.9,
      reason: 'you see it at once, the experts are unsure.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const both = relationOf(reading, 'both')
  if (!both) return []
  const [first] = both.shared.words
  const colon = first?.pos === 'VERB' && !isBareGerund(both.shared, 0) ? '' : ':'
  return [
    {
      words: {
        a: asCaption(both.first),
        b: asCaption(both.second),
        line: `Both${colon} ${inline(asCaption(both.shared))}`,
      },
      fit: 1.3,
      reason: 'you looked closely, and there is none.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
