import { describe, expect, it } from 'vitest'
import { jokeBook } from '@/jokes/joke-book'
import { written } from '../core/writer/written-with'

const lines = new Set(
  jokeBook.subjects.flatMap((subject) => subject.lines.map(({ words }) => JSON.stringify(words))),
)
const aboutSubjects = (text: string) =>
  written(text).memes.filter(({ words }) => lines.has(JSON.stringify(words)))

describe('jokes about subjects', () => {
  it('stand without the words of the user, at least one of them among the first three', () => {
    const text = 'I waved back at somebody who was waving at the person behind me'
    const told = aboutSubjects(text)
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(told.every(({ header }) => header === undefined)).toBe(true)
    expect(written(text).memes.slice(0, 3)).toContainEqual(told[0])
  })

  it('are not told where somebody died', () => {
    expect(aboutSubjects('my father died and I waved back at a stranger at the funeral')).toEqual([])
  })

  it('leave the whole sentence to a few of twelve', () => {
    const text = 'I waved back at somebody who was waving at the person behind me'
    const pasted = written(text).memes.filter(({ header, words }) =>
      [header, ...Object.values(words)].includes(text),
    )
    expect(pasted.length).toBeLessThanOrEqual(3)
  })
})
