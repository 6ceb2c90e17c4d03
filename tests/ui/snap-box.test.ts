import { describe, expect, it } from 'vitest'
import { type Box, moveBox } from '@/meme-ui/boxes/box-geometry'
import { snapMove, snapResize } from '@/meme-ui/boxes/snap-box'

const box: Box = { x: 100, y: 100, width: 200, height: 100, rotateAngle: 0, fontSize: 40 }
const picture = { pictureWidthPx: 800, pictureHeightPx: 600, others: [] as Box[], withinPx: 6 }

describe('snapping', () => {
  it('leaves a box alone that is near nothing', () => {
    expect(snapMove(box, picture)).toEqual({ by: { x: 0, y: 0 }, guides: [] })
  })

  it.each([
    ['the middle of the picture', { ...box, x: 304, y: 100 }, { x: 300, y: 100 }, [{ axis: 'x', at: 400 }]],
    ['its upper edge', { ...box, y: -5 }, { x: 100, y: 0 }, [{ axis: 'y', at: 0 }]],
    [
      'its lower right corner',
      { ...box, x: 603, y: 497 },
      { x: 600, y: 500 },
      [
        { axis: 'x', at: 800 },
        { axis: 'y', at: 600 },
      ],
    ],
  ])('moves a box to %s and draws the line', (_name, near, place, guides) => {
    const { by, guides: drawn } = snapMove(near, picture)
    expect(moveBox(near, by)).toMatchObject(place)
    expect(drawn).toEqual(guides)
  })

  it('lines a box up with another', () => {
    const other = { ...box, x: 500, y: 330 }
    const near = { ...box, y: 333 }
    expect(snapMove(near, { ...picture, others: [other] })).toEqual({
      by: { x: 0, y: -3 },
      guides: [{ axis: 'y', at: 330 }],
    })
  })

  it('takes the nearest of several lines, and the middle of a turned box', () => {
    const other = { ...box, x: 305, y: 400, width: 40 }
    const near = { ...box, x: 303 }
    expect(snapMove(near, { ...picture, others: [other] }).by.x).toBe(2)
    const upended = { ...box, x: 303, rotateAngle: 90 }
    expect(snapMove(upended, picture).by.x).toBeCloseTo(-3)
  })

  it('takes along only the edge that is dragged, and none of a turned box', () => {
    const wide = { ...box, width: 303 }
    expect(snapResize(wide, { across: 1, down: 0 }, picture)).toEqual({
      by: { x: -3, y: 0 },
      guides: [{ axis: 'x', at: 400 }],
    })
    expect(snapResize(wide, { across: 0, down: 1 }, picture).guides).toEqual([])
    expect(snapResize({ ...wide, rotateAngle: 10 }, { across: 1, down: 0 }, picture).guides).toEqual([])
  })
})
