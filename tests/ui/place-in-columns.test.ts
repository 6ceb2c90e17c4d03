import { describe, expect, it } from 'vitest'
import { placeInColumns } from '@/components/place-in-columns'

describe('placing cards in columns', () => {
  it('puts each card into the column that is shortest when its turn comes', () => {
    const { placements } = placeInColumns([100, 300, 50, 50, 50], 2, 10)
    expect(placements).toEqual([
      { column: 0, topPx: 0 },
      { column: 1, topPx: 0 },
      { column: 0, topPx: 110 },
      { column: 0, topPx: 170 },
      { column: 0, topPx: 230 },
    ])
  })

  it('is as high as its longest column, without a gap beneath it', () => {
    expect(placeInColumns([100, 300, 50], 2, 10).heightPx).toBe(300)
  })

  it('has no height without cards', () => {
    expect(placeInColumns([], 3, 10)).toEqual({ placements: [], heightPx: 0 })
  })

  it('never lets a later card start above an earlier one', () => {
    const heightsPx = Array.from({ length: 40 }, (_, index) => 80 + ((index * 137) % 260))
    const tops = placeInColumns(heightsPx, 4, 26).placements.map(({ topPx }) => topPx)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })
})
