import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const whoMaxChars = 40

/** Whom the sentence speaks of, as the one who vanishes. */
function fillsAboutPeople(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  const speaker = saidDid ? asLabel(saidDid.who, whoMaxChars) : null
  if (saidDid && speaker) {
    fills.push({
      words: { said: `So, about ${asQuote(saidDid.said)} …`, who: speaker },
      header: reading.text,
      fit: 0.95,
      reason: 'you only asked, and now there is a hedge.',
    })
  }
  const people = relationOf(reading, 'people')
  const who = people ? asLabel(people.who, whoMaxChars) : null
  if (people && who) {
    fills.push({
      words: { said: '“Could you stop that, please?”', who },
      header: asCaption(people.whole),
      fit: 0.9,
      reason: 'you asked nicely, and they are a plant now.',
    })
    fills.push({
      words: { said: asCaption(people.whole), who: 'Me, no longer in the room' },
      fit: 0.95,
      reason: 'you would rather be a shrub than watch.',
    })
  }
  const did = relationOf(reading, 'did')
  const doer = did && !reading.isOwn ? asLabel(did.who, whoMaxChars) : null
  if (doer && reading.mood === 'bad') {
    fills.push({
      words: { said: '“Who was that?”', who: doer },
      header: reading.text,
      fit: 0.86,
      reason: 'you looked round, and nobody was there.',
    })
  }
  return fills
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && second.line.length < whoMaxChars - 4) {
    fills.push({
      words: { said: asQuote(first.line), who: finish(`${second.who}: ${second.line}`) },
      fit: 0.95,
      reason: 'you heard it, and took one step back.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, who, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    if (!duty || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { said: `“How is it going with ${duty.charAt(0).toLowerCase()}${duty.slice(1)}?”`, who },
      header: reading.text,
      fit: 0.9,
      reason: 'you would love to answer, from in there.',
    })
  }
  return [...fills, ...fillsAboutPeople(reading)]
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const event = (relationOf(reading, 'awkward') ?? relationOf(reading, 'cornered'))?.event
  return event
    ? [
        {
          words: { said: asCaption(event), who: 'Me, a shrub since just now' },
          fit: 1.32,
          reason: 'you would rather be a plant.',
        },
      ]
    : []
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
