import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const boulder = asActivity(sober)
    const doing = asActivity(tempting)
    if (!boulder || !doing || from === 'versus' || from === 'choice') continue
    const isDoing = /^[A-Z][a-z]+ing\b/.test(doing)
    fills.push({
      words: { runner: isDoing && who !== '' ? `${who}, ${inline(doing)}` : who, boulder },
      fit: 1.15,
      reason: 'you keep running and it keeps rolling.',
    })
    fills.push({
      words: { runner: who, boulder },
      fit: 0.9,
      reason: 'you keep running and it keeps rolling.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people && !reading.isOwn) {
    fills.push({
      words: { runner: 'Me, minding my own business', boulder: asCaption(people.whole) },
      fit: 1.05,
      reason: 'they always find you.',
    })
  }
  const did = relationOf(reading, 'did')
  const runner = did && asLabel(did.who, 41)
  if (did && runner && /^my\b/i.test(did.who.text) && reading.mood === 'bad') {
    fills.push({
      words: { runner, boulder: 'Consequences' },
      header: reading.text,
      fit: 0.6,
      reason: 'it will catch up with them.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const cornered = relationOf(reading, 'cornered')
  if (!cornered) return []
  return ['Me, suddenly in a hurry', 'Me and my half-eaten cake'].map((runner) => ({
    words: { runner, boulder: asCaption(cornered.event) },
    fit: 1.32,
    reason: 'you remembered that you had to be elsewhere.',
  }))
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
