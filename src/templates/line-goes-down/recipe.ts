import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const halfFits = { 'then-now': 0.85, expectation: 0.9, turnabout: 1.05, 'said-did': 0.9, steps: 0.9 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { cause: before, result: after },
    fit: reading.mood === 'good' ? 0.5 : halfFits[from],
    reason: 'it began so high, and your floor was thin.',
  }))
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const cause = asActivity(tempting)
    const result = asActivity(sober)
    if (!cause || !result || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { cause, result },
      header: who === reading.me ? undefined : who,
      fit: 0.95,
      reason: 'one of them rose, so the other fell.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { cause: asQuote(saidDid.said), result: asObject(saidDid.deed) ?? asCaption(saidDid.deed) },
      fit: 1.05,
      reason: 'you heard the words and watched it fall.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const result of ['My patience', 'My faith in breakfast']) {
      fills.push({
        words: { cause: asCaption(people.whole), result },
        fit: 0.85,
        reason: 'they speak, and something in you falls.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const consequence = relationOf(reading, 'consequence')
  if (consequence) {
    fills.push({
      words: { cause: asCaption(consequence.cause), result: asCaption(consequence.effect) },
      fit: 1.2,
      reason: 'one small thing, and you are in the cellar.',
    })
  }
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const result of [
      'My faith in civilisation',
      'The mood, and then the floor',
      'My manners, all of them',
    ]) {
      fills.push({
        words: { cause: asCaption(trifle.event), result },
        fit: trifle.isSmall ? 1.2 : 0.9,
        reason: 'you can hear it fall from here.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
