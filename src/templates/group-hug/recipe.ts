import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const { me } = reading
  const list = relationOf(reading, 'list')
  const [a, d] = list?.items ?? []
  // The last one of a list is the joke: it gets the top.
  const b = list?.items.at(-1)
  if (list && list.items.length >= 3 && a && b && d && me !== '') {
    fills.push({
      words: { a, b, d, c: me },
      header: list.lead ?? undefined,
      fit: 1.1,
      reason: 'they all want you, and they want you now.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  const last = people?.who.words.at(-1)
  const areMany = last && (last.lemma !== last.text.toLowerCase() || last.lemma === 'people')
  if (people && areMany) {
    fills.push({
      words: {
        a: 'Their opinions',
        b: asCaption(people.whole),
        d: 'Their questions',
        c: 'Me, smiling politely',
      },
      fit: 0.95,
      reason: 'they come from all sides, and they mean well.',
    })
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const left = asActivity(sober)
    const right = asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!left || !right || (from !== 'intent' && from !== 'instead') || !right.includes(' ')) continue
    fills.push({
      words: { a: left, b: 'Guilt', d: right, c: 'Me' },
      fit: 0.9,
      reason: 'all of them would like to hold you.',
    })
  }
  const isThing = reading.register === 'dreaded-topic' && reading.kind === 'noun'
  const thing = isThing ? asActivity(reading.phrase) : null
  if (thing) {
    fills.push({
      words: { a: 'Yesterday’s dishes', b: thing, d: 'A small headache', c: 'Me, just sitting here' },
      fit: 0.8,
      reason: 'it loves you and has brought friends.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const thing = asCaption(everywhere.thing)
  const words = { a: thing, b: `Even more ${inline(thing)}`, d: `More ${inline(thing)}`, c: 'Me' }
  const fit = everywhere.whole ? 1.24 : 0.9
  return [{ words, fit, reason: 'they all found you, and they are fond of you.' }]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
