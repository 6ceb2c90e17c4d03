import { expect, it } from 'vitest'
import { cleanText } from '@/core/meme/clean-text'

it('keeps the lines that the writer broke and single spaces within them', () => {
  expect(cleanText('  one \t two\r\nthree\u2028four  ')).toBe('one two\nthree\nfour')
})

it('drops characters that draw nothing or reorder words', () => {
  expect(cleanText('a\u202Eb\u2066c\u200Bd\uFEFFe\u0007f\u00ADg')).toBe('abcdefg')
})

it('keeps the joiners that emoji and Persian need', () => {
  expect(cleanText('👩‍🚀 می‌خواهم')).toBe('👩‍🚀 می‌خواهم')
})

it('cuts towers of marks and very long text', () => {
  expect(cleanText(`a${'\u0301'.repeat(50)}`)).toBe(`a${'\u0301'.repeat(4)}`)
  expect(cleanText('x'.repeat(10_000))).toHaveLength(2000)
})

it('replaces half of a surrogate pair', () => {
  expect(cleanText('a\uD83Db')).toBe('a\uFFFDb')
})

it('gives nothing for blank text', () => {
  expect(cleanText(' \n \u200B \n')).toBe('')
})
