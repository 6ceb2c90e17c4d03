import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const lateReplies = [
  'Interesting. And what do you do all day?',
  'Could you say that again, but slowly?',
  'Thank you, I will have that embroidered.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && /^me\b/i.test(second.who)) {
    fills.push({
      words: { moment: finish(`${first.who}: ${first.line}`), idea: finish(second.line) },
      fit: 1,
      reason: 'you said it, but only to the shampoo.',
    })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && !/^(?:i|we|me)$/i.test(saidDid.who.text)) {
    for (const idea of lateReplies) {
      fills.push({
        words: { moment: asQuote(saidDid.said), idea },
        header: reading.text,
        fit: 0.9,
        reason: 'your answer arrived with the conditioner.',
      })
    }
  }
  if (reading.kind === 'quote') {
    for (const idea of lateReplies) {
      fills.push({
        words: { moment: reading.text, idea },
        fit: 0.95,
        reason: 'your answer arrived with the conditioner.',
      })
    }
  }
  return fills
}

const escapes = [
  'I could have pretended to be on the phone',
  'I could have pretended to be a statue',
  'I could have fainted, with dignity',
]

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const awkward = relationOf(reading, 'awkward')
  if (!awkward) return []
  return escapes.map((idea) => ({
    words: { moment: asCaption(awkward.event), idea },
    fit: 1.32,
    reason: 'you found the way out under the shower.',
  }))
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
