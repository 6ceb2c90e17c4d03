import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function layers([tip = '', under = '', deep = '', abyss = '']: readonly string[]): Words {
  return { tip, under, deep, abyss }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  if (list && list.items.length === 4) {
    fills.push({
      words: layers(list.items),
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: list.type === 'steps' ? 1.2 : 0.85,
      reason: 'it goes deeper than you told anyone.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
