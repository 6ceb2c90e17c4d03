import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { slide: asQuote(saidDid.said), topic: asCaption(saidDid.deed) },
      fit: 0.85,
      reason: 'the slide says one thing, and you were awake.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const topic of ['Anyone who asks about my day', 'A stranger on the train']) {
      fills.push({
        words: { slide: asCaption(people.whole), topic },
        fit: 1,
        reason: 'you have prepared slides on this.',
      })
    }
  }
  const list = relationOf(reading, 'list')
  if (list?.lead) {
    fills.push({
      words: { slide: reading.text, topic: 'Those who only wanted the short version' },
      fit: 0.8,
      reason: 'you made a list, so now there is a talk.',
    })
  }
  if (reading.kind === 'quote' && !saidDid) {
    fills.push({
      words: { slide: asQuote(reading.phrase.text), topic: 'Everybody with their coat already on' },
      fit: 1.05,
      reason: 'you have heard this one, with slides.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  if (relationOf(reading, 'nostalgia')) {
    fills.push({
      words: { slide: reading.text, topic: 'Everyone under twenty-five' },
      fit: 1.25,
      reason: 'you have more slides about those days.',
    })
  }
  const cornered = relationOf(reading, 'cornered')
  if (cornered) {
    fills.push({
      words: { slide: asCaption(cornered.event), topic: 'Me, who only said “hi”' },
      fit: 1.25,
      reason: 'you sat in the front row by mistake.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
