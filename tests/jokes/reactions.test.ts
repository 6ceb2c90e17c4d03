import { describe, expect, it } from 'vitest'
import { graphemeCount } from '@/core/text/graphemes'
import type { Reaction } from '@/core/writer/book'
import { jokeBook } from '@/jokes/joke-book'
import { findTemplate } from '@/templates/templates'

const { reactions } = jokeBook
const tables: readonly (readonly [string, readonly Reaction[]])[] = [
  ...Object.entries(reactions.byRegister),
  ...Object.entries(reactions.byLanguage),
  ['people who are mocked too often', reactions.guarded],
]
/** As many results as a run is asked for. */
const runSize = 12
/** Shorter lines are labels, which may stand on several pictures. */
const lineMinChars = 14

describe('the reactions', () => {
  it.each(tables)('to %s fill every place of pictures that there are, within its room', (_key, reactions) => {
    for (const { template: name, words } of reactions) {
      const template = findTemplate(name)
      expect(template, name).toBeDefined()
      const slots = template?.slots ?? []
      expect(Object.keys(words).sort(), `${name}: ${JSON.stringify(words)}`).toEqual(
        slots.map(({ id }) => id).sort(),
      )
      for (const { id, maxChars } of slots) {
        const ours = (words[id] ?? '').replace(/\{(?:text|inline)\}/g, '')
        expect(graphemeCount(ours), `${name}.${id}: ${words[id]}`).toBeLessThanOrEqual(maxChars)
        expect(words[id]?.trim(), `${name}.${id}`).not.toBe('')
      }
    }
  })

  it.each(tables)('to %s are enough for twelve memes that show the text', (_key, reactions) => {
    const showing = reactions.filter(({ words }) =>
      Object.values(words).some((text) => text.includes('{text}')),
    )
    expect(new Set(showing.map(({ template }) => template)).size).toBeGreaterThanOrEqual(runSize)
  })

  it.each(tables)('to %s say nothing twice', (_key, reactions) => {
    const lines = reactions
      .flatMap(({ words }) => [...new Set(Object.values(words))])
      .filter((line) => line !== '{text}' && line.length >= lineMinChars)
    expect(lines.filter((line, at) => lines.indexOf(line) < at)).toEqual([])
  })
})
