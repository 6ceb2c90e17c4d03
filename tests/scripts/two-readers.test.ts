import { expect, it } from 'vitest'
import { kappa, type Mark, summariseReading } from '../../scripts/eval/two-readers'

const good: Mark = { quality: 2, isSpecific: true }
const flat: Mark = { quality: 1, isSpecific: false }
const broken: Mark = { quality: 0, isSpecific: false }

it('takes the mean of both readers, over memes and over texts', () => {
  const summary = summariseReading([
    { text: '1', rank: 1, marks: [good, flat] },
    { text: '1', rank: 4, marks: [good, good] },
    { text: '2', rank: 1, marks: [broken, flat] },
    { text: '2', rank: 2, marks: [flat, flat] },
  ])
  expect(summary).toMatchObject({
    good: 3 / 8,
    flat: 4 / 8,
    broken: 1 / 8,
    specific: 3 / 8,
    firstSound: 3 / 4,
    goodAmongFirst: 1 / 4,
    specificAmongFirst: 1 / 4,
  })
})

it('knows agreement from chance', () => {
  expect(
    kappa([
      [2, 2],
      [1, 1],
      [0, 0],
    ]),
  ).toBe(1)
  expect(
    kappa([
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ]),
  ).toBe(0)
})
