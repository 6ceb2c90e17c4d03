import { expect, it } from 'vitest'
import { frameOrigin, frameSheetFile, sheetColumns, sheetGrid } from '@/core/animation/frame-sheet'

it('places 16 frames in a square and 24 in rows of five', () => {
  expect([1, 2, 12, 16, 24].map(sheetColumns)).toEqual([1, 2, 4, 4, 5])
  const grid = sheetGrid(5 * 640, 5 * 480, 24)
  expect(grid).toEqual({ columns: 5, frameWidthPx: 640, frameHeightPx: 480 })
  expect([0, 4, 5, 23].map((index) => frameOrigin(index, grid))).toEqual([
    { xPx: 0, yPx: 0 },
    { xPx: 2560, yPx: 0 },
    { xPx: 0, yPx: 480 },
    { xPx: 1920, yPx: 1920 },
  ])
})

it('names a file below the templates, whatever the name', () => {
  expect(frameSheetFile('../../secrets')).toBe('/templates/..%2F..%2Fsecrets-frames.png')
})
