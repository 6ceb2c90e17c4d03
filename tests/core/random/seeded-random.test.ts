import { describe, expect, it } from 'vitest'
import { createRandom } from '@/core/random/seeded-random'

describe('createRandom', () => {
  it('gives the published Mulberry32 sequence', () => {
    const random = createRandom(0)
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.26642920868471265, 0.0003297457005828619, 0.2232720274478197,
    ])
  })

  it('repeats itself for the same seed and not for another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('spreads integers over the whole range', () => {
    const random = createRandom(3)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let roll = 0; roll < 6000; roll++) {
      const face = random.int(6)
      counts[face] = (counts[face] ?? 0) + 1
    }
    expect(counts.every((count) => count > 900 && count < 1100)).toBe(true)
    expect(random.int(0)).toBe(0)
  })

  it('shuffles a copy that holds the same entries', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const shuffled = createRandom(5).shuffle(list)
    expect(shuffled).not.toEqual(list)
    expect([...shuffled].sort()).toEqual(list)
    expect(list[0]).toBe('a')
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError)
  })
})
