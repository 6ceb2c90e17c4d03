import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const answers = ['not now', 'go to sleep', 'it is 3 a.m.', 'please stop', 'I have work']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const thought = turns.find(({ who }) => /\bbrain\b|\bhead\b/i.test(who))
  if (thought) {
    const reply = turns.find(({ who }) => /^me\b/i.test(who))
    for (const me of reply ? [reply.line] : answers) {
      fills.push({
        words: { brain: finish(thought.line), me },
        fit: 1.5,
        reason: 'your brain keeps office hours at night.',
      })
    }
  }
  const isWonder = reading.kind === 'question' && !relationOf(reading, 'choice')
  if (isWonder) {
    for (const me of answers) {
      fills.push({
        words: { brain: reading.text, me },
        fit: 1.2,
        reason: 'your brain asks when you want to sleep.',
      })
    }
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { brain: `${asQuote(saidDid.said)}, they said. Let us go through that again.`, me: 'let it go' },
      fit: 0.95,
      reason: 'your brain keeps the minutes of every promise.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const awkward = relationOf(reading, 'awkward')
  if (!awkward) return []
  return answers.map((me) => ({
    words: { brain: `${asCaption(awkward.event)}. Let us see that again, slowly.`, me },
    fit: 1.2,
    reason: 'your brain has it on film.',
  }))
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
