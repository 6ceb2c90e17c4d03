import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asCommand, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const secretMaxChars = 58
const talk = ['“So, what do you do?”', '“We should do this more often!”', '“Have you tried the dip?”']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { secret: asCaption(saidDid.deed), crowd: asQuote(saidDid.said) },
      fit: 0.9,
      reason: 'they talk, and you know what happened.',
    })
  }
  if (!reading.isEnglish) return fills
  const isConfession = /^i\b(?! (?:want|said|don['’]t know|give|wish)\b)/i.test(reading.phrase.text)
  if (isConfession && reading.kind !== 'question' && !saidDid) {
    for (const crowd of talk) {
      fills.push({
        words: { secret: asCaption(reading.phrase), crowd },
        fit: 1.05,
        reason: 'nobody here knows it, and you do.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  if (people) {
    for (const secret of ['I keep a list', 'I could leave. I have a key.']) {
      fills.push({
        words: { secret, crowd: asCaption(people.whole) },
        fit: 0.8,
        reason: 'you watch them from the corner, with a cup.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const onlyOne = relationOf(reading, 'only-one')
  const habit = onlyOne && asCommand(onlyOne.habit)
  if (habit) {
    for (const crowd of talk) {
      fills.push({
        words: { secret: `I ${inline(habit).replace(/\btheir\b/gi, 'my')}`, crowd },
        fit: 1.36,
        reason: 'you are the only one, and it is fine.',
      })
    }
  }
  const awkward = relationOf(reading, 'awkward')
  if (awkward) {
    fills.push({
      words: { secret: 'Nobody saw. I hope nobody saw.', crowd: asCaption(awkward.event) },
      fit: 1.1,
      reason: 'you will think of it at every party.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    // The brain that says “you” at night is not the one that comes to parties.
    topic.thoughts
      .filter((thought) => !/^you\b/i.test(thought) && thought.length <= secretMaxChars)
      .map((secret, index) => ({ secret, crowd: talk[index % talk.length] ?? '' })),
}
