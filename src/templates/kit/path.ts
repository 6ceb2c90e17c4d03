/** Path data for hand-drawn lines. Coordinates are px on the scene's canvas. */
import { seededRandom, textHash } from './seeded-random'

export type Point = readonly [xPx: number, yPx: number]
/** Left, top, width and height. */
export type Box = readonly [xPx: number, yPx: number, widthPx: number, heightPx: number]

/** A number as SVG text: no more digits than can be seen, and never "-0". */
export function decimal(value: number, digits = 1): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor + 0
}

const pair = ([x, y]: Point) => `${decimal(x)} ${decimal(y)}`

/** Straight lines through the points, as they are. */
export function straightPath(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`
}

/**
 * A round line through the points (Catmull-Rom as Béziers).
 * @param tautness 6 is the plain spline; smaller swings wider round the corners.
 */
export function smoothPath(points: readonly Point[], closed = true, tautness = 6): string {
  const count = points.length
  const pointAt = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  let data = `M${pair(pointAt(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pointAt(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const leave: Point = [from[0] + (to[0] - before[0]) / tautness, from[1] + (to[1] - before[1]) / tautness]
    const arrive: Point = [to[0] - (after[0] - from[0]) / tautness, to[1] - (after[1] - from[1]) / tautness]
    data += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`
  }
  return data + (closed ? 'Z' : '')
}

export interface Wobble {
  closed?: boolean
  /** How far a point on an edge may stray. */
  amplitudePx?: number
  /** About how far apart the strays are. */
  stepPx?: number
  /** Taken from the points when left out. */
  seed?: number
}

/** Straight edges drawn by a hand that trembles a little; the corners stay where they are. */
export function wobblyPath(points: readonly Point[], wobble: Wobble = {}): string {
  const { closed = true, amplitudePx = 1.8, stepPx = 60 } = wobble
  const random = seededRandom(wobble.seed ?? textHash(points.flat().map(Math.round).join()))
  const stray = () => (random() - 0.5) * 2 * amplitudePx
  const drawn: Point[] = []
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length]
    if (!to || (!closed && index === points.length - 1)) continue
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepPx))
    for (let step = 0; step < steps; step++) {
      const share = step / steps
      const x = from[0] + (to[0] - from[0]) * share
      const y = from[1] + (to[1] - from[1]) * share
      drawn.push(step === 0 ? [x, y] : [x + stray(), y + stray()])
    }
  }
  const last = points.at(-1)
  if (!closed && last) drawn.push(last)
  return straightPath(drawn, closed)
}
