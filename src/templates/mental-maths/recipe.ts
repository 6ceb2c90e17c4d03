import type { Fill } from '../../core/writer/offer/recipe'
import { asCommand, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  if (list && list.items.length >= 3 && !list.lead?.endsWith('…')) {
    const [first = '', second = ''] = list.items
    const last = list.items.at(-1) ?? ''
    fills.push({
      words: { thought: list.lead ?? '', variables: `${first} + ${inline(second)} × ${inline(last)}` },
      header: list.lead ? undefined : reading.text,
      fit: list.lead ? 0.85 : 0.6,
      reason: 'you checked the sum twice, and it got worse.',
    })
  }
  if (!reading.isEnglish) return fills
  const choice = relationOf(reading, 'choice')
  const first = choice && asCommand(choice.first)
  const second = choice && asCommand(choice.second)
  if (first && second && reading.kind === 'question') {
    fills.push({
      words: { thought: reading.text, variables: `${first} ÷ ${inline(second)} = a headache` },
      fit: 0.95,
      reason: 'you tried to solve it like an equation.',
    })
  }
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { thought: reading.text, variables: 'Logic × wishful thinking, rounded up' },
      fit: 1,
      reason: 'your logic adds up, if nobody checks.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [opening] = turns
  if (opening && turns.length === 1 && opening.line.endsWith('?')) {
    fills.push({
      words: { thought: finish(`${opening.who}: ${opening.line}`), variables: 'Honesty ÷ consequences' },
      fit: 0.9,
      reason: 'a short question, and you need a blackboard.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
