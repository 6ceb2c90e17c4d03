import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asHeader, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const praise = [
  'Raw. Honest. Slightly sticky.',
  'I have never felt so seen by a decision.',
  'Notice how bravely it ignores the consequences.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { art: asCaption(renaming.thing), critic: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'the name on the wall does all the work.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { art: asCaption(saidDid.deed), critic: asQuote(saidDid.said) },
      fit: 0.95,
      reason: 'you see the deed, they see a masterpiece.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const critic of ['So brave. So loud.', 'We may never know why. That is its power.']) {
      fills.push({
        words: { art: asCaption(people.whole), critic },
        fit: 0.9,
        reason: 'you may look at them, but do not touch.',
      })
    }
  }
  const deed = withoutI(reading.phrase)
  const isOwnDeed =
    deed !== asCaption(reading.phrase) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed) {
    for (const critic of praise) {
      fills.push({
        words: { art: deed, critic },
        fit: 0.92,
        reason: 'your finest work deserves a frame.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (art: string, critic: string, fit: number, reason: string) =>
    fills.push({ words: { art, critic }, fit, reason })
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.isMocking) {
    const critic = doubt.turn ? asQuote(doubt.turn.text) : 'Please, tell us more.'
    add(asCaption(doubt.claim), critic, 1.36, 'you stood before it and were moved.')
  }
  const absence = relationOf(reading, 'absence')
  if (absence) {
    const art = `An empty frame, reserved for ${inline(asCaption(absence.thing))}`
    add(art, 'You can feel what is not there.', 1.3, 'you came to see it, and so did they.')
  }
  if (relationOf(reading, 'nostalgia')) {
    add(reading.text, 'They did this every day. By hand.', 1.15, 'you are old enough for a museum.')
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
