import { describe, expect, it } from 'vitest'
import { searchableWords } from '@/core/search/searchable-words'

describe('the words by which something is found again', () => {
  it.each([
    ['Friday deploy, FRIDAY fire', ['friday', 'deploy', 'fire']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['Straße', ['strasse']],
    ['   ', []],
    ["It's 3.5 %!", ['it', '3', '5']],
  ])('of %j are folded and stand there once', (text, words) => {
    expect(searchableWords(text)).toEqual(words)
  })

  it('are cut where writing has no spaces', () => {
    expect(searchableWords('今天星期一')).toContain('今天')
    expect(searchableWords('วันนี้วันจันทร์').length).toBeGreaterThan(1)
  })

  it('hold nothing that a query could be made of', () => {
    for (const word of searchableWords("a' | b & !c:* (d) <-> \\ e", '💥 "x"'))
      expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
  })

  it('of several texts are those of all, and no word runs across two', () => {
    expect(searchableWords('night', 'mare')).toEqual(['night', 'mare'])
  })

  it('are short enough to be kept whole', () => {
    expect(searchableWords('a'.repeat(500))).toEqual(['a'.repeat(60)])
  })
})
