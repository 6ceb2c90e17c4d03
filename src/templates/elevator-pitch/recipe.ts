import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function stops([floor1 = '', floor2 = '', floor3 = '']: readonly string[]): Words {
  return { floor1, floor2, floor3 }
}

const breaths = ['Deep breath', 'Counting to ten', 'Smiling, with teeth']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  if (steps && steps.items.length >= 3) {
    const [first = '', second = ''] = steps.items
    fills.push({
      words: stops([first, second, steps.items.at(-1) ?? '']),
      fit: steps.items.length === 3 ? 1.2 : 0.95,
      reason: 'you took the lift, and it only goes down.',
    })
  }
  const pairs: (readonly [string, string, number])[] = halvesOf(reading)
    .filter(({ from }) => from === 'turnabout' || from === 'then-now')
    .map(({ before, after, from }) => [before, after, from === 'turnabout' ? 0.98 : 0.8])
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) pairs.push([asQuote(saidDid.said), asCaption(saidDid.deed), 1])
  for (const [before, after, fit] of pairs) {
    for (const breath of reading.isEnglish ? breaths : ['…']) {
      fills.push({
        words: stops([before, breath, after]),
        fit,
        reason: 'you were calm two floors ago.',
      })
    }
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: / who /i.test(people.whole.text)
        ? stops(['Being nice to everybody', 'To nearly everybody', asCaption(people.whole)])
        : stops(['The first time: sweet', 'The tenth time', asCaption(people.whole)]),
      fit: 0.98,
      reason: 'you began so kindly, three floors up.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: stops([asCaption(reading.phrase), 'The song starts again', '“Your call is important to us”']),
      fit: 0.95,
      reason: 'you waited calmly, then less calmly.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const request = relationOf(reading, 'request')
  if (request) {
    const wish = asCaption(request.wish)
    fills.push({
      words: stops([wish, `${wish}. Please.`, `${wish.toUpperCase()}`]),
      fit: 1.3,
      reason: 'you asked nicely, three floors up.',
    })
  }
  const double = relationOf(reading, 'double-standard')
  if (double) {
    fills.push({
      words: stops([asCaption(double.theirs), asCaption(double.shrug), asCaption(double.mine)]),
      fit: 1.4,
      reason: 'you were calm until it was you.',
    })
  }
  const trifle = relationOf(reading, 'trifle')
  if (trifle) {
    fills.push({
      words: stops([asCaption(trifle.event), 'Somebody must be told', 'Everybody must be told']),
      fit: 1.28,
      reason: 'you took it well, for one floor.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
