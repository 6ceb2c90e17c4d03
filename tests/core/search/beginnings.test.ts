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
  expect(beginnings(prefix)).toEqual(words)
})
