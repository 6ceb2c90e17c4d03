import { describe, expect, it } from 'vitest'
import { findSituations } from '@/core/writer/read/find-situations'
import { jokeBook } from '@/jokes/joke-book'
import { findTemplate } from '@/templates/templates'
import { written } from '../core/writer/written-with'

const { situations } = jokeBook
const foundIn = (text: string) => findSituations(text, 'neutral', situations).map(({ name }) => name)

describe.each(situations.map((situation) => [situation.name, situation] as const))(
  '%s',
  (_, { lines, reason }) => {
    it('has lines with room for words of the text, each whole and within its slots', () => {
      for (const { words } of lines) expect(Object.values(words)).toContain('{text}')
      expect(reason).toMatch(/^[a-z].{5,58}\.$/)
      for (const { template: name, words } of lines) {
        const template = findTemplate(name)
        expect(template, name).toBeDefined()
        expect(Object.keys(words).sort(), name).toEqual(template?.slots.map(({ id }) => id).sort())
        for (const [slot, text] of Object.entries(words)) {
          const maxChars = template?.slots.find(({ id }) => id === slot)?.maxChars ?? 0
          expect(text.replace(/\{\w+\}/g, '').length, `${name} ${slot}: ${text}`).toBeLessThanOrEqual(
            maxChars,
          )
          expect(text, name).not.toMatch(/\{(?!text\}|[Ww]ho\}|[Tt]hing\})|["']|!!!/)
          // The user's whole text stands alone, so that no grammar of ours meets it.
          if (text.includes('{text}')) expect(text).toBe('{text}')
        }
      }
    })
  },
)

describe('the situations', () => {
  it('tell no joke twice', () => {
    const seen = new Map<string, string>()
    for (const { name, lines } of situations) {
      for (const { template, words } of lines) {
        const joke = `${template} ${Object.values(words).join(' | ').toLowerCase()}`
        // The two about putting things off never match the same text.
        const family = name === 'busy-instead' ? 'putting-off' : name
        expect(seen.get(joke) ?? family, joke).toBe(family)
        seen.set(joke, family)
      }
    }
  })

  it.each([
    ['the choir director keeps changing the song an hour before the concert', 'decided-above'],
    [
      '“it’s a quick fix” - the plumber, three weeks ago'.replace(/[“”]/g, '"').replace('’', "'"),
      'broken-promise',
    ],
    ['the dishwasher stopped working the day after the warranty ended', 'it-broke'],
    ['still waiting for the plumber, it has been three weeks', 'kept-waiting'],
    ['my neighbour drills at seven every saturday', 'noise'],
    ['i replied all to the whole company by accident', 'my-mistake'],
    ['finally passed my driving test', 'small-win'],
    ['i should be studying but the drawer needs sorting', 'putting-off'],
    ['i said you too when the waiter said enjoy your meal', 'awkward-encounter'],
    ['so tired that i put the keys in the fridge', 'tired-out'],
    ['the rent went up again', 'money-went'],
    ['my back hurts because i sneezed', 'body-complains'],
    ['cannot find my glasses, they are on my face', 'lost-and-found'],
  ])('are found: %s', (text, name) => {
    expect(foundIn(text)).toContain(name)
  })

  it.each([
    'a lovely sunset over the harbour',
    'moss in the gutters',
    'pineapple belongs on pizza',
    'the moon is beautiful tonight',
  ])('leave alone what tells of none: %s', (text) => {
    expect(foundIn(text)).toEqual([])
  })

  it('are among the memes', () => {
    const lines = new Set(
      situations.flatMap(({ lines: all }) => all.flatMap(({ words }) => Object.values(words))),
    )
    const texts = [
      'my neighbour drills at seven every saturday',
      'finally passed my driving test',
      'my back hurts because i sneezed',
    ]
    const captions = texts.flatMap((text) => written(text).memes.flatMap(({ words }) => Object.values(words)))
    expect(captions.filter((line) => lines.has(line)).length).toBeGreaterThanOrEqual(1)
  })
})
