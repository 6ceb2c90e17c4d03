import { expect, it } from 'vitest'
import { hashText } from '@/core/random/hash-text'

it('hashes the empty text to the FNV offset basis', () => {
  expect(hashText('')).toBe(0x811c9dc5)
})

it('follows FNV-1a over the UTF-16 bytes', () => {
  const bytes = [0x61, 0x00]
  const expected = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0
  expect(hashText('a')).toBe(expected)
})

it('tells texts apart that differ in one letter or in the high byte alone', () => {
  const texts = ['cat', 'cap', 'act', 'cat ', '猫', '犬', '\u0161', 'a']
  expect(new Set(texts.map(hashText)).size).toBe(texts.length)
})
