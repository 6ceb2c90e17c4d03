import { expect, it } from 'vitest'
import { nearNames } from '@/core/template/near-names'

const names = ['nope-yep', 'two-buttons', 'big-ideas', 'tiny-trophy']

it.each([
  ['nope-yip', ['nope-yep']],
  ['Two Button', ['two-buttons']],
  ['yep-nope', ['nope-yep']],
  ['', []],
  ['-', []],
  ['zzzz', []],
])('finds what “%s” may mean', (wanted, expected) => {
  expect(nearNames(wanted, names, 3)).toEqual(expected)
})

it('gives the nearest first and no more than asked for', () => {
  const known = ['two-buses', 'button-two', 'two-buttons']
  expect(nearNames('two-buttons', known, 2)).toEqual(['two-buttons', 'button-two'])
})
