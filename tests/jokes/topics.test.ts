import { describe, expect, it } from 'vitest'
import { lintFill } from '@/core/writer/render/linter'
import { jokeBook } from '@/jokes/joke-book'
import { recipes } from '@/templates/recipes'
import { findTemplate } from '@/templates/templates'
import { written } from '../core/writer/written-with'

const { topics } = jokeBook

/** Every line of a topic; a glance counts by what tempts and what is neglected, because "Me" may look at much. */
const jokes = (topic: (typeof topics)[number]) => [
  ...topic.swaps.flat(),
  ...topic.reactions.flat(),
  ...topic.glances.map(([temptation, , neglected]) => `${temptation} / ${neglected}`),
  ...topic.turns.flat(),
  ...topic.myths,
  ...topic.chains.flat(),
  ...topic.depths.flat(),
  ...topic.boasts.flat(),
  ...topic.advice.flat(),
  ...topic.thoughts,
  ...topic.fires.flat(),
  ...topic.podiums.flat(),
  ...topic.chases.flat(),
]

const listsOf = ({ name, cues, weakCues, falseFriends, ...lists }: (typeof topics)[number]) =>
  Object.entries(lists)

const plain = (line: string) => line.toLowerCase().replace(/[“”.?!]/g, '')

describe('the topics', () => {
  it('are sixty or more with something in every list and twenty or more jokes each', () => {
    expect(topics.length).toBeGreaterThanOrEqual(60)
    for (const topic of topics) {
      for (const [list, lines] of listsOf(topic))
        expect(lines.length, `${topic.name}: ${list}`).toBeGreaterThan(0)
      const count = listsOf(topic).reduce((sum, [, lines]) => sum + lines.length, 0)
      expect(count, topic.name).toBeGreaterThanOrEqual(20)
    }
  })

  it('tell no joke twice', () => {
    const seen = new Map<string, string>()
    for (const topic of topics) {
      for (const line of jokes(topic).map(plain)) {
        expect(seen.get(line), `${topic.name}: ${line}`).toBeUndefined()
        seen.set(line, topic.name)
      }
    }
  })

  it('fit their templates without a fault', () => {
    for (const topic of topics) {
      for (const recipe of recipes) {
        const template = findTemplate(recipe.templateName)
        if (!template) throw new Error(recipe.templateName)
        for (const words of recipe.fillFromTopic(topic)) {
          const fill = { words, fit: 1, reason: recipe.reason }
          const faults = lintFill(fill, template, { verbatim: '', isEnglish: true })
          expect(faults, `${topic.name} on ${recipe.templateName}: ${JSON.stringify(words)}`).toEqual([])
        }
      }
    }
  })

  it('are used for a bare topic, and stand alone beside a sentence that only brushes one', () => {
    const all = new Set(topics.flatMap(jokes))
    // A single short line may stand in a topic by chance.
    const isTopics = (lines: string[]) =>
      lines.filter((line) => all.has(line)).length >= Math.min(2, lines.length)
    const used = (text: string) => written(text).memes.filter(({ words }) => isTopics(Object.values(words)))
    expect(used('monday mornings').length).toBeGreaterThanOrEqual(3)
    for (const { header } of used('they changed the coffee brand at the office'))
      expect(header).toBeUndefined()
  })
})
