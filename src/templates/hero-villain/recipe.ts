import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asHeader, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { hero: asQuote(saidDid.said), villain: asCaption(saidDid.deed) },
      fit: 0.9,
      reason: 'the words wore a halo, and you saw the horns.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { hero: asQuote(renaming.name), villain: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'same mug, and you get a nicer name for it.',
    })
  }
  const thenNow = halvesOf(reading).find(({ from }) => from === 'then-now')
  if (thenNow) {
    fills.push({
      words: { hero: thenNow.before, villain: thenNow.after },
      fit: 0.9,
      reason: 'you had a halo once.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  // The narrator's own people do it, not the narrator.
  if (people && !/^my\b/i.test(people.who.text)) {
    for (const hero of ['Me, doing it once, for a good reason', 'Me. That was different.']) {
      fills.push({
        words: { hero, villain: asCaption(people.whole) },
        fit: 1.16,
        reason: 'you had your reasons, they have horns.',
      })
    }
  }
  const versus = contrastsOf(reading).find(({ from }) => from === 'versus')
  if (versus) {
    fills.push({
      words: { hero: asCaption(versus.tempting), villain: asCaption(versus.sober) },
      fit: 0.8,
      reason: 'you have already decided who gets the halo.',
    })
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.kind === 'clause' && reading.mood !== 'good') {
    for (const villain of ['Anyone else, doing the same', 'My neighbour, who did it first']) {
      fills.push({ words: { hero: deed, villain }, fit: 0.82, reason: 'it is only a crime when you watch.' })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const deeds = relationOf(reading, 'two-deeds')
  if (deeds) {
    return [
      {
        words: { hero: asCaption(deeds.first), villain: asCaption(deeds.second) },
        header: asHeader(deeds.who),
        fit: 1.4,
        reason: 'one poster, two halves, and you know both.',
      },
    ]
  }
  const double = relationOf(reading, 'double-standard')
  if (!double) return []
  const { theirs, shrug, mine, fuss } = double
  const reason = 'when they do it there is a halo, you get horns.'
  const hero = `${asCaption(theirs)}: ${inline(asCaption(shrug))}`
  const villain = `${asCaption(mine)}: ${inline(asCaption(fuss))}`
  return [
    { words: { hero, villain }, fit: 1.45, reason },
    { words: { hero: asCaption(theirs), villain: asCaption(mine) }, fit: 1.25, reason },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
