import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const thirds = ['Common sense', 'Asking for help', 'Whoever has to clean up']
const neither = ['Neither, on the sofa', 'Deciding tomorrow', 'Asking the group chat']
const neitherThing = ['A secret third thing', 'Nobody knows', 'Whatever is in the fridge']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const first = asActivity(tempting)
    const second = asActivity(sober)
    if (!first || !second) continue
    if (from === 'choice' && who !== reading.me) continue
    const isDeed = sober.words[0]?.pos === 'VERB'
    const losers = (isDeed ? neither : neitherThing).map((one) => [one, second, first])
    const rows = from === 'choice' ? losers : thirds.map((one) => [first, second, one])
    for (const [gold, silver, bronze] of reading.isEnglish ? rows : [[first, second, '']]) {
      fills.push({
        words: { first: gold ?? '', second: silver ?? '', third: bronze ?? '' },
        fit: from === 'choice' ? 1 : 0.95,
        reason: from === 'choice' ? 'you let both of them lose.' : 'the wrong one takes the gold.',
      })
    }
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { first: asQuote(saidDid.said), second: object, third: 'Whoever believed it' },
      fit: 1.1,
      reason: 'the slogan wins, you come second.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people && people.whole.text.length <= 51) {
    fills.push({
      words: { first: asCaption(people.whole), second: 'Everyone who did it properly', third: 'Patience' },
      fit: 0.9,
      reason: 'they win, and nobody knows why.',
    })
  }
  const list = relationOf(reading, 'list')
  const [first, second, third] = list?.items ?? []
  if (list?.items.length === 3 && first && second && third) {
    fills.push({
      words: { first: third, second: first, third: second },
      header: list.lead ?? undefined,
      fit: 0.85,
      reason: 'the last one wins, for no good reason.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const prize = relationOf(reading, 'giveaway')?.prize
  if (!prize) return []
  const first = asCaption(prize)
  return [
    {
      words: { first, second: `Also ${inline(first)}`, third: `${first}, again` },
      fit: 1.38,
      reason: 'you all won, and nobody wanted it.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
