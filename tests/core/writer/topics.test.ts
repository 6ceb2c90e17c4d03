import { describe, expect, it } from 'vitest'
import { lintFill } from '@/core/writer/linter'
import { topics } from '@/core/writer/topics/topics'
import { recipes } from '@/templates/recipes'
import { findTemplate } from '@/templates/templates'
import { written } from './written-with'

const jokes = (topic: (typeof topics)[number]) => [
  ...topic.swaps.flat(),
  ...topic.reactions.flat(),
  ...topic.turns.flat(),
  ...topic.myths,
  ...topic.chains.flat(),
  ...topic.depths.flat(),
  ...topic.boasts.flat(),
  ...topic.advice.flat(),
  ...topic.thoughts,
  ...topic.fires.flat(),
]

describe('the topics', () => {
  it('are fifteen or more with eight or more lines each', () => {
    expect(topics.length).toBeGreaterThanOrEqual(15)
    for (const topic of topics) expect(jokes(topic).length, topic.name).toBeGreaterThanOrEqual(8)
  })

  it('tell no joke twice', () => {
    const seen = new Map<string, string>()
    for (const topic of topics) {
      for (const line of jokes(topic)) {
        expect(seen.get(line.toLowerCase()), `${topic.name}: ${line}`).toBeUndefined()
        seen.set(line.toLowerCase(), topic.name)
      }
    }
  })

  it('fit their templates without a fault', () => {
    for (const topic of topics) {
      for (const recipe of recipes) {
        const template = findTemplate(recipe.templateName)
        if (!template) throw new Error(recipe.templateName)
        for (const words of recipe.fillFromTopic(topic, true)) {
          const fill = { words, fit: 1, reason: recipe.reason }
          const faults = lintFill(fill, template, { verbatim: '', isEnglish: true })
          expect(faults, `${topic.name} on ${recipe.templateName}: ${JSON.stringify(words)}`).toEqual([])
        }
      }
    }
  })

  it('are used for a bare topic and kept out of a sentence that only brushes one', () => {
    const all = new Set(topics.flatMap(jokes))
    const used = (text: string) =>
      written(text).memes.filter(({ words }) => Object.values(words).some((line) => all.has(line))).length
    expect(used('monday mornings')).toBeGreaterThanOrEqual(5)
    expect(used('they changed the coffee brand at the office')).toBe(0)
  })
})
