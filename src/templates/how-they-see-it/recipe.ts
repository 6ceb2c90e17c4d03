import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** The job, and how parents, friends and the boss see it before the truth is told. */
function views([job = '', p1 = '', p2 = '', p3 = '', p4 = '']: readonly string[]): Words {
  return { job, p1, p2, p3, p4 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [p1, p2, p3] = list?.items ?? []
  const last = list?.items.at(-1)
  if (list?.lead && list.items.length >= 4 && p1 && p2 && p3 && last) {
    fills.push({
      words: views([list.lead, p1, p2, p3, last]),
      fit: 1.05,
      reason: 'you listed it, everyone saw another part.',
    })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && /^(?:i|we)$/i.test(saidDid.who.text)) {
    fills.push({
      words: views([
        asQuote(saidDid.said),
        'So proud of you',
        'Wow, finally',
        'I want that in writing',
        asCaption(saidDid.deed),
      ]),
      fit: 1.02,
      reason: 'you told all of them, and then you did it.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  if (!request) return []
  return [
    {
      words: views([
        asQuote(request.wish.text),
        'So well put!',
        'You sent that? To everyone?',
        'A suggestion, for the box',
        'Read by nobody',
      ]),
      fit: 1.24,
      reason: 'you wrote one sentence, they read four.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
