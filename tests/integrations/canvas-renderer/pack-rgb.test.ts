import { expect, it } from 'vitest'
import { packRgb } from '@/server/integrations/canvas-renderer/pack-rgb'

it.each([0, 1, 2, 3, 4, 5, 7, 8, 33])(
  'keeps the colours of %d pixels and drops their alpha',
  (pixelCount) => {
    const rgba = Uint8Array.from({ length: pixelCount * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (at * 37) % 251,
    )
    const expected = [...rgba].filter((_, at) => at % 4 !== 3)
    expect([...packRgb(rgba)]).toEqual(expected)
  },
)

it('works within a larger buffer', () => {
  const memory = Uint8Array.from({ length: 28 }, (_, at) => at)
  expect([...packRgb(memory.subarray(4, 24))]).toEqual([
    4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22,
  ])
  expect([...memory.subarray(0, 4), ...memory.subarray(24)]).toEqual([0, 1, 2, 3, 24, 25, 26, 27])
})
