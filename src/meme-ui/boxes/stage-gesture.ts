import { type Box, type Handle, moveBox, type Point, pinchBox, resizeBox, turnBox } from './box-geometry'
import { type Guide, type SnapTargets, snapMove, snapResize } from './snap-box'

/** The gesture in progress on the stage. Points are px of the document unless noted. */
export type Gesture =
  | { kind: 'move'; box: Box; from: Point }
  | { kind: 'resize'; box: Box; handle: Handle; from: Point }
  | { kind: 'turn'; box: Box }
  | { kind: 'pinch'; box: Box; from: readonly [Point, Point] }
  /** A new box between the start of the gesture and the pointer. */
  | { kind: 'draw'; box: Box; from: Point }

export interface Hand {
  points: readonly Point[]
  isShift: boolean
  /** Nothing snaps. */
  isFree: boolean
}

/** The box as the gesture leaves it, and the lines that it has snapped to. */
export function followGesture(
  gesture: Gesture,
  { points, isShift, isFree }: Hand,
  surroundings: SnapTargets,
): { box: Box; guides: Guide[] } {
  const [at, other] = points
  const { box } = gesture
  if (!at) return { box, guides: [] }
  switch (gesture.kind) {
    case 'move': {
      const moved = moveBox(box, between(gesture.from, isShift ? alongOneAxis(gesture.from, at) : at))
      const { by, guides } = isFree ? unsnapped : snapMove(moved, surroundings)
      return { box: moveBox(moved, by), guides }
    }
    case 'resize': {
      const by = between(gesture.from, at)
      const resized = resizeBox(box, gesture.handle, by)
      const { by: more, guides } = isFree ? unsnapped : snapResize(resized, gesture.handle, surroundings)
      return { box: resizeBox(box, gesture.handle, { x: by.x + more.x, y: by.y + more.y }), guides }
    }
    case 'turn':
      return { box: turnBox(box, at, isShift), guides: [] }
    case 'draw':
      return { box: { ...box, ...rectangle(gesture.from, at) }, guides: [] }
    case 'pinch':
      return { box: other ? pinchBox(box, gesture.from, [at, other]) : box, guides: [] }
  }
}

const unsnapped = { by: { x: 0, y: 0 }, guides: [] as Guide[] }

function rectangle(one: Point, other: Point): Pick<Box, 'x' | 'y' | 'width' | 'height'> {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

function alongOneAxis(from: Point, to: Point): Point {
  return Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) ? { x: to.x, y: from.y } : { x: from.x, y: to.y }
}
