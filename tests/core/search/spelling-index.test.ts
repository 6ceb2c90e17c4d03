import { expect, it } from 'vitest'
import { createSpellingIndex } from '@/core/search/spelling-index'

const index = createSpellingIndex([
  'procrastination',
  'deadline',
  'headline',
  'surprised',
  'jealous',
  'unfair',
  'united',
  'award',
  'awkward',
  'cat',
])

it.each([
  ['procastination', 'procrastination'],
  ['deadlne', 'deadline'],
  ['dealdine', 'deadline'],
  ['suprised', 'surprised'],
  ['jelous', 'jealous'],
  ['unfare', 'unfair'],
  ['awkard', 'awkward'],
])('finds what %s was meant to be', (typed, meant) => {
  expect(index.nearest(typed)?.word).toBe(meant)
})

it.each(['cta', 'qwertzui', 'unused', 'deal', ''])('does not guess at “%s”', (typed) => {
  expect(index.nearest(typed)).toBeNull()
})

it('believes the first letter', () => {
  expect(index.nearest('hedline')).toEqual({ word: 'headline', distance: 1 })
  expect(index.nearest('dedline')).toEqual({ word: 'deadline', distance: 1 })
})
