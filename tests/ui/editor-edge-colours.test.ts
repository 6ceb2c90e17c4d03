import { describe, expect, it } from 'vitest'
import { edgeColoursOf } from '@/features/editor/edge-colours'

const sidePx = 16

/** A picture of one pixel per letter of a colour. */
function pictureOf(colourAt: (x: number, y: number) => [number, number, number]): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * sidePx * sidePx)
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) rgba.set([...colourAt(x, y), 255], 4 * (y * sidePx + x))
  }
  return rgba
}

const [sky, floor, ink] = [
  [0xbd, 0xe5, 0xff],
  [0xe8, 0xdc, 0xc4],
  [0x1b, 0x1b, 0x22],
] as [number, number, number][] as [
  [number, number, number],
  [number, number, number],
  [number, number, number],
]

describe('what a drawing ends in', () => {
  it('is the colour that is most along each side', () => {
    const drawing = pictureOf((x, y) => (y < 9 && x > 2 ? sky : floor))
    expect(edgeColoursOf(drawing, sidePx)).toEqual({
      top: '#bde5ff',
      bottom: '#e8dcc4',
      left: '#e8dcc4',
      right: '#bde5ff',
    })
  })

  it('is not the ink of a border or of what stands at the edge, unless there is nothing else', () => {
    const bordered = pictureOf((x, y) => {
      const isBorder = Math.min(x, y) === 0 || Math.max(x, y) === sidePx - 1
      return isBorder || x % 3 !== 0 ? ink : sky
    })
    expect(edgeColoursOf(bordered, sidePx).top).toBe('#bde5ff')
    expect(
      edgeColoursOf(
        pictureOf(() => ink),
        sidePx,
      ).top,
    ).toBe('#1b1b22')
  })

  it('lies between two shades that are nearly one', () => {
    const rays = pictureOf((x) => (x % 2 === 0 ? [100, 80, 200] : [104, 84, 208]))
    expect(edgeColoursOf(rays, sidePx).top).toBe('#6652cc')
  })
})
