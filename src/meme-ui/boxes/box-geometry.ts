import type { Caption } from '@/core/meme/meme-document'

/** How boxes move, grow and turn. Lengths are px of the document, y downwards, angles degrees clockwise. */

export type Box = Pick<Caption, 'x' | 'y' | 'width' | 'height' | 'rotateAngle' | 'fontSize'>

export interface Point {
  x: number
  y: number
}

/** Which edges a handle takes along: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}

export const handles: readonly Handle[] = ([-1, 0, 1] as const)
  .flatMap((down) => ([-1, 0, 1] as const).map((across) => ({ across, down })))
  .filter(({ across, down }) => across !== 0 || down !== 0)

/** Smallest side of a box, and sizes of words, px; as the contract has them. */
const sidePxMin = 8
const fontSizePxMin = 4
const fontSizePxMax = 2048
/** Angles this near to a quarter or half of a right angle become it. */
const restingAngleDeg = 45
const restingWithinDeg = 3
const steppedAngleDeg = 15

export function centreOf({ x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function turned({ x, y }: Point, angleDeg: number): Point {
  const radians = (angleDeg * Math.PI) / 180
  return {
    x: x * Math.cos(radians) - y * Math.sin(radians),
    y: x * Math.sin(radians) + y * Math.cos(radians),
  }
}

export function moveBox<B extends Box>(box: B, by: Point): B {
  return { ...box, x: rounded(box.x + by.x), y: rounded(box.y + by.y) }
}

/**
 * Drags a handle; what lies opposite stays where it is, also when the box is turned. Corners make the words larger
 * with the box, edges give them more room.
 */
export function resizeBox<B extends Box>(box: B, { across, down }: Handle, by: Point): B {
  const local = turned(by, -box.rotateAngle)
  const width = Math.max(sidePxMin, box.width + across * local.x)
  const height = Math.max(sidePxMin, box.height + down * local.y)
  const shift = turned(
    { x: (across * (width - box.width)) / 2, y: (down * (height - box.height)) / 2 },
    box.rotateAngle,
  )
  const centre = centreOf(box)
  const isCorner = across !== 0 && down !== 0
  const growth = isCorner ? Math.sqrt((width * height) / (box.width * box.height)) : 1
  return {
    ...box,
    x: rounded(centre.x + shift.x - width / 2),
    y: rounded(centre.y + shift.y - height / 2),
    width: rounded(width),
    height: rounded(height),
    fontSize: fontSizeWithin(box.fontSize * growth),
  }
}

/**
 * Turns a box so that its top points at a place.
 *
 * @param isStepped in steps of 15 degrees; otherwise free, and at rest at every 45
 */
export function turnBox<B extends Box>(box: B, towards: Point, isStepped: boolean): B {
  const centre = centreOf(box)
  const angle = (Math.atan2(towards.y - centre.y, towards.x - centre.x) * 180) / Math.PI + 90
  return { ...box, rotateAngle: isStepped ? steppedAngle(angle) : restingAngle(angle) }
}

export function turnBoxBy<B extends Box>(box: B, byDeg: number): B {
  return { ...box, rotateAngle: normalAngle(box.rotateAngle + byDeg) }
}

/** Two fingers take a box along: what lay under them stays under them. */
export function pinchBox<B extends Box>(
  box: B,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): B {
  const [before, after] = [spanOf(from), spanOf(to)]
  const scale = after.length / Math.max(1, before.length)
  const width = Math.max(sidePxMin, box.width * scale)
  const height = Math.max(sidePxMin, box.height * scale)
  const turn = after.angleDeg - before.angleDeg
  const centre = centreOf(box)
  const arm = turned({ x: centre.x - before.middle.x, y: centre.y - before.middle.y }, turn)
  return {
    ...box,
    x: rounded(after.middle.x + arm.x * scale - width / 2),
    y: rounded(after.middle.y + arm.y * scale - height / 2),
    width: rounded(width),
    height: rounded(height),
    fontSize: fontSizeWithin(box.fontSize * scale),
    rotateAngle: restingAngle(box.rotateAngle + turn),
  }
}

export function spanOf([one, other]: readonly [Point, Point]) {
  const [across, down] = [other.x - one.x, other.y - one.y]
  return {
    length: Math.hypot(across, down),
    angleDeg: (Math.atan2(down, across) * 180) / Math.PI,
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}

/** The upright rectangle that holds a box however it is turned. */
export function boundsOf(box: Box): { left: number; right: number; top: number; bottom: number } {
  const centre = centreOf(box)
  const corners = [-1, 1].map((side) =>
    turned({ x: box.width / 2, y: (side * box.height) / 2 }, box.rotateAngle),
  )
  const across = Math.max(...corners.map(({ x }) => Math.abs(x)))
  const down = Math.max(...corners.map(({ y }) => Math.abs(y)))
  return { left: centre.x - across, right: centre.x + across, top: centre.y - down, bottom: centre.y + down }
}

function restingAngle(angleDeg: number): number {
  const resting = Math.round(angleDeg / restingAngleDeg) * restingAngleDeg
  return normalAngle(Math.abs(angleDeg - resting) <= restingWithinDeg ? resting : Math.round(angleDeg))
}

function steppedAngle(angleDeg: number): number {
  return normalAngle(Math.round(angleDeg / steppedAngleDeg) * steppedAngleDeg)
}

/** Above -180 and up to 180. */
function normalAngle(angleDeg: number): number {
  const turnedOnce = ((angleDeg % 360) + 360) % 360
  return turnedOnce > 180 ? turnedOnce - 360 : turnedOnce
}

function fontSizeWithin(px: number): number {
  return rounded(Math.min(fontSizePxMax, Math.max(fontSizePxMin, px)))
}

/** Documents are stored and read by people. */
function rounded(px: number): number {
  return Math.round(px * 100) / 100
}
