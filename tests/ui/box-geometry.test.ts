import { describe, expect, it } from 'vitest'
import {
  type Box,
  boundsOf,
  centreOf,
  handles,
  moveBox,
  pinchBox,
  resizeBox,
  turnBox,
  turnBoxBy,
  turned,
} from '@/meme-ui/boxes/box-geometry'

const box: Box = { x: 100, y: 50, width: 200, height: 100, rotateAngle: 0, fontSize: 40 }

/** Where a corner or edge of a box is on the picture. */
function placeOf(at: Box, across: number, down: number) {
  const arm = turned({ x: (across * at.width) / 2, y: (down * at.height) / 2 }, at.rotateAngle)
  const centre = centreOf(at)
  return { x: centre.x + arm.x, y: centre.y + arm.y }
}

describe('a box', () => {
  it('moves by what the pointer moved', () => {
    expect(moveBox(box, { x: 5, y: -7 })).toEqual({ ...box, x: 105, y: 43 })
  })

  it('has eight handles', () => {
    expect(handles).toHaveLength(8)
  })

  it.each(handles.flatMap((handle) => [0, 30, 90, -135].map((angle) => [handle, angle] as const)))(
    'keeps what lies opposite handle %o where it is, at %i degrees',
    (handle, rotateAngle) => {
      const before = { ...box, rotateAngle }
      const after = resizeBox(before, handle, { x: 13, y: 21 })
      const fixedBefore = placeOf(before, -handle.across, -handle.down)
      const fixedAfter = placeOf(after, -handle.across, -handle.down)
      expect(fixedAfter.x).toBeCloseTo(fixedBefore.x, 1)
      expect(fixedAfter.y).toBeCloseTo(fixedBefore.y, 1)
      const moved = placeOf(after, handle.across, handle.down)
      const start = placeOf(before, handle.across, handle.down)
      if (handle.across !== 0 && handle.down !== 0) {
        expect(moved.x - start.x).toBeCloseTo(13, 1)
        expect(moved.y - start.y).toBeCloseTo(21, 1)
      }
    },
  )

  it('makes its words larger at a corner, and gives them room at an edge', () => {
    expect(resizeBox(box, { across: 1, down: 1 }, { x: 200, y: 100 }).fontSize).toBe(80)
    expect(resizeBox(box, { across: 1, down: 0 }, { x: 200, y: 100 })).toMatchObject({
      fontSize: 40,
      width: 400,
      height: 100,
    })
  })

  it('is never turned inside out', () => {
    const { width, height } = resizeBox(box, { across: 1, down: 1 }, { x: -900, y: -900 })
    expect(Math.min(width, height)).toBeGreaterThan(0)
  })

  it('turns its top towards the pointer, and rests upright', () => {
    const centre = centreOf(box)
    const at = (angleDeg: number) => {
      const arm = turned({ x: 0, y: -80 }, angleDeg)
      return { x: centre.x + arm.x, y: centre.y + arm.y }
    }
    expect(turnBox(box, at(20), false).rotateAngle).toBe(20)
    expect(turnBox(box, at(2), false).rotateAngle).toBe(0)
    expect(turnBox(box, at(92), false).rotateAngle).toBe(90)
    expect(turnBox(box, at(20), true).rotateAngle).toBe(15)
    expect(turnBoxBy({ ...box, rotateAngle: 179 }, 2).rotateAngle).toBe(-179)
  })

  it('follows two fingers: what lay under them stays under them', () => {
    const from = [placeOf(box, -1, 0), placeOf(box, 1, 0)] as const
    const to = [
      { x: 300, y: 100 },
      { x: 300, y: 500 },
    ] as const
    const after = pinchBox(box, from, to)
    expect(after).toMatchObject({ rotateAngle: 90, width: 400, height: 200, fontSize: 80 })
    expect(placeOf(after, -1, 0).x).toBeCloseTo(300)
    expect(placeOf(after, -1, 0).y).toBeCloseTo(100)
    expect(placeOf(after, 1, 0).y).toBeCloseTo(500)
  })

  it('is bounded by an upright rectangle however it is turned', () => {
    expect(boundsOf(box)).toEqual({ left: 100, right: 300, top: 50, bottom: 150 })
    const { left, right, top, bottom } = boundsOf({ ...box, rotateAngle: 90 })
    expect([left, right, top, bottom].map(Math.round)).toEqual([150, 250, 0, 200])
  })
})
