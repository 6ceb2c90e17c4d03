import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const [first, second, ...others] = list?.items ?? []
  if (list && first && second && others.length > 0) {
    fills.push({
      words: { ticked: first, rest: [finish(second), ...others.map(inline)].join(', ') },
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: 1.05,
      reason: 'you did the first one, so that is something.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const ticked = asActivity(tempting)
    const rest = asActivity(sober)
    if (!ticked || !rest || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { ticked, rest },
      header: who === reading.me ? undefined : who,
      fit: 1,
      reason: 'one tick for you, and the rest goes out of the door.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { ticked: skipped.done, rest: skipped.skipped },
      header: skipped.who,
      fit: 1.05,
      reason: 'they ticked one box and left you the others.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { ticked: `Saying ${asQuote(saidDid.said)}`, rest: object },
      header: asCaption(saidDid.who),
      fit: 1,
      reason: 'the easy part is done, you wait for the rest.',
    })
  }
  return reading.isEnglish ? fills : fills.filter(({ words }) => !words.ticked?.startsWith('Saying'))
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const rest = everywhere.whole
    ? asCaption(everywhere.whole)
    : `All the other ${inline(asCaption(everywhere.thing))}`
  return [
    {
      words: { ticked: 'Got rid of one', rest },
      fit: everywhere.whole ? 1.25 : 0.8,
      reason: 'you got one, so that is a start.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
