import type { Fill } from '../../core/writer/offer/recipe'
import { withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const bystanders = ['Me, in my socks', 'The rest of my week']

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const offer = (start: string, end: string, fit: number, header?: string) => {
    for (const hut of bystanders) {
      fills.push({
        words: { start, end, hut },
        header,
        fit,
        reason: 'it began small, and you are in the way.',
      })
    }
  }
  const list = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  const [first, last] = [list?.items[0], list?.items.at(-1)]
  const isLong = list !== undefined && list.items.length >= (list.type === 'steps' ? 3 : 4)
  if (isLong && first && last) {
    const lead = list.type === 'list' ? (list.lead ?? undefined) : undefined
    offer(first, last, list.type === 'steps' ? 1.1 : 0.8, lead)
  }
  const turnabout = relationOf(reading, 'turnabout')
  const isPlain = !relationOf(reading, 'said-did') && !relationOf(reading, 'intent')
  if (turnabout && isPlain && !list && reading.mood === 'bad') {
    offer(withoutI(turnabout.before), withoutI(turnabout.after), 0.62)
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
