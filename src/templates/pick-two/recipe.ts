import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const thirdWishes = ['Sleep', 'Peace of mind', 'Money left over'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [a, b, c] = list?.items ?? []
  const areWishes = list?.items.every((item) => !/^(?:first|then|i|we|it)\b/i.test(item))
  if (list?.items.length === 3 && areWishes && a && b && c) {
    fills.push({
      words: { a, b, c, deal: reading.isEnglish ? 'Pick two' : '2/3' },
      header: list.lead ?? undefined,
      fit: 1.34,
      reason: 'you asked for three, and he shrugged.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const first = isPair ? asCaption(sober) : asActivity(sober)
    const second = isPair ? asCaption(tempting) : asActivity(tempting)
    if (!first || !second) continue
    for (const third of thirdWishes) {
      fills.push({
        words: { a: first, b: second, c: third, deal: isPair ? 'Pick one and a half' : 'Pick two' },
        fit: from === 'choice' ? 1.14 : 0.96,
        reason: 'you cannot have all three, he checked.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const trade = relationOf(reading, 'trade')
  if (!trade) return []
  const deal = 'You may keep one. Not that one.'
  return [
    {
      words: { a: asCaption(trade.given), b: asCaption(trade.received), c: 'A fair deal', deal },
      fit: 1.26,
      reason: 'you asked what it costs, and she smiled.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
