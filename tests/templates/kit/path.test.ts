import { describe, expect, test } from 'vitest'
import { lap, wave } from '@/templates/kit/motion'
import { decimal, type Point, smoothPath, wobblyPath } from '@/templates/kit/path'

const square: Point[] = [
  [0, 0],
  [300, 0],
  [300, 300],
  [0, 300],
]

describe('a trembling line', () => {
  test('is drawn the same way every time', () => {
    expect(wobblyPath(square)).toBe(wobblyPath(square))
  })

  test('keeps its corners and strays no further than asked', () => {
    const points = wobblyPath(square, { amplitudePx: 2 })
      .replace(/[MZ]/g, '')
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number])
    for (const corner of square) expect(points).toContainEqual([...corner])
    const strays = points.map(([x, y]) =>
      Math.min(Math.abs(x), Math.abs(x - 300), Math.abs(y), Math.abs(y - 300)),
    )
    expect(Math.max(...strays)).toBeLessThanOrEqual(2.1)
    expect(Math.max(...strays)).toBeGreaterThan(0)
  })

  test('trembles differently with another seed', () => {
    expect(wobblyPath(square, { seed: 1 })).not.toBe(wobblyPath(square, { seed: 2 }))
  })
})

describe('a round line', () => {
  test('goes through its points and closes', () => {
    const data = smoothPath(square)
    expect(data).toMatch(/^M0 0C/)
    for (const [x, y] of square) expect(data).toContain(`${x} ${y}`)
    expect(data).toMatch(/Z$/)
  })

  test('of two points is a straight stroke', () => {
    expect(
      smoothPath(
        [
          [0, 0],
          [60, 0],
        ],
        false,
      ),
    ).toBe('M0 0C10 0 50 0 60 0')
  })
})

describe('movements', () => {
  test('are at the end where they began', () => {
    expect(decimal(wave(1, 3, 0.2), 6)).toBe(decimal(wave(0, 3, 0.2), 6))
    expect(lap(1, 2)).toBe(lap(0, 2))
  })

  test('have no sign of a zero', () => {
    expect(Object.is(decimal(-0.0001), 0)).toBe(true)
  })
})
