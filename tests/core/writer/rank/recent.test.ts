import { describe, expect, it } from 'vitest'
import { written } from '../written-with'

const linesOf = (memes: readonly { words: Record<string, string> }[]) =>
  memes.flatMap(({ words }) => Object.values(words)).filter((line) => line.length >= 14)

describe('what the account got lately', () => {
  it.each([
    ['my team has a call about the next call', 'the hamster votes in the neighbours’ election'],
    ['i counted the stairs again, still fourteen', 'a fox waited at the zebra crossing'],
  ])('is not told again: %s', (first, second) => {
    const recent = written(first).memes
    const known = new Set(linesOf(recent))
    const again = linesOf(written(second, { recent }).memes).filter((line) => known.has(line))
    expect(again).toEqual([])
  })

  it('changes nothing where it has nothing to do with the text', () => {
    const recent = [{ templateName: 'no-such-picture', words: { a: 'A line that nobody wrote' } }]
    expect(written('monday', { recent })).toEqual(written('monday'))
  })
})
