import { expect, it } from 'vitest'
import { createBeginnings } from '@/core/search/beginnings'

const beginnings = createBeginnings(['deadline', 'dead end', 'dog', 'a', 'de', 'थका'])

it.each([
  ['dead', ['deadline', 'dead end']],
  ['deadline', ['deadline']],
  ['de', ['deadline', 'dead end', 'de']],
  ['थक', ['थका']],
  ['deadlines', []],
  ['cat', []],
])('knows what begins with “%s”', (prefix, words) => {
  expect(beginnings.of(prefix)).toEqual(words)
  expect(beginnings.has(prefix)).toBe(words.length > 0)
})

it.each([
  ['deadlock', 'deadl'],
  ['dogs', 'dog'],
  ['dark', ''],
  ['x', ''],
])('knows how much of “%s” is the beginning of a word', (word, beginning) => {
  expect(beginnings.longestIn(word)).toBe(beginning)
})
