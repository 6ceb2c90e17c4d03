import type { Fill } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asHeader, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { outer: asQuote(renaming.name), inner: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.25,
      reason: 'you unpacked the word, and there it was.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { outer: asQuote(saidDid.said), inner: asCaption(saidDid.deed) },
      fit: 1.05,
      reason: 'you opened the promise, layer by layer.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from === 'then-now') continue
    fills.push({
      words: { outer: before, inner: after },
      fit: 0.92,
      reason: 'so much box, and you got this.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting && reading.isEnglish) {
    for (const inner of ['A card: “We missed you”', 'Another tracking number']) {
      fills.push({
        words: { outer: asCaption(reading.phrase), inner },
        fit: 0.95,
        reason: 'you waited, you opened, you sighed.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (outer: string, inner: string, fit: number, reason: string) =>
    fills.push({ words: { outer, inner }, fit, reason })
  const letdown = relationOf(reading, 'letdown')
  if (letdown) {
    add(asCaption(letdown.much), asCaption(letdown.little), 1.38, 'so many boxes, and you are still hungry.')
  }
  const absence = relationOf(reading, 'absence')
  if (absence)
    add(asCaption(absence.thing), 'A note: “Back soon”', 1.3, 'you opened it, and it had gone out.')
  const trade = relationOf(reading, 'trade')
  if (trade) {
    add(asCaption(trade.given), asCaption(trade.received), 1.2, 'you gave the big one and got the small one.')
  }
  const recursion = relationOf(reading, 'recursion')
  if (recursion) {
    const { thing } = recursion
    add(reading.text, `Another ${thing}, about that ${thing}`, 1.42, 'you open it, and it goes on.')
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
