import { type Box, boundsOf, type Handle, type Point } from './box-geometry'

/** A line that shows what a box has snapped to, across the whole picture. */
export interface Guide {
  axis: 'x' | 'y'
  /** px of the document. */
  at: number
}

export interface Snapped {
  by: Point
  guides: Guide[]
}

/** The lines that a box snaps to. */
export interface SnapTargets {
  pictureWidthPx: number
  pictureHeightPx: number
  others: readonly Box[]
  /** px of the document: at any zoom the same distance under the pointer. */
  withinPx: number
}

/** How far to move on, so that an edge or the middle of a box meets an edge or the middle of something else. */
export function snapMove(box: Box, surroundings: SnapTargets): Snapped {
  const { left, right, top, bottom } = boundsOf(box)
  const across = nearest([left, (left + right) / 2, right], linesOf(surroundings, 'x'), surroundings.withinPx)
  const down = nearest([top, (top + bottom) / 2, bottom], linesOf(surroundings, 'y'), surroundings.withinPx)
  return snapped(across, down)
}

/** The same for the edges that a handle takes along; a turned box has no edge that could meet another. */
export function snapResize(box: Box, { across, down }: Handle, surroundings: SnapTargets): Snapped {
  if (box.rotateAngle !== 0) return { by: { x: 0, y: 0 }, guides: [] }
  const { left, right, top, bottom } = boundsOf(box)
  const edges = (side: -1 | 0 | 1, first: number, last: number) => {
    if (side === 0) return []
    return [side < 0 ? first : last]
  }
  return snapped(
    nearest(edges(across, left, right), linesOf(surroundings, 'x'), surroundings.withinPx),
    nearest(edges(down, top, bottom), linesOf(surroundings, 'y'), surroundings.withinPx),
  )
}

function linesOf({ pictureWidthPx, pictureHeightPx, others }: SnapTargets, axis: 'x' | 'y'): number[] {
  const end = axis === 'x' ? pictureWidthPx : pictureHeightPx
  const ofOthers = others.flatMap((other) => {
    const { left, right, top, bottom } = boundsOf(other)
    const [from, to] = axis === 'x' ? [left, right] : [top, bottom]
    return [from, (from + to) / 2, to]
  })
  // The picture comes first: of two lines as near, its own wins.
  return [end / 2, 0, end, ...ofOthers]
}

function nearest(places: readonly number[], lines: readonly number[], withinPx: number) {
  let best: { by: number; at: number } | null = null
  for (const at of lines) {
    for (const place of places) {
      const by = at - place
      if (Math.abs(by) <= withinPx && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}

type Near = ReturnType<typeof nearest>

function snapped(across: Near, down: Near): Snapped {
  return {
    by: { x: across?.by ?? 0, y: down?.by ?? 0 },
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  }
}
