/** Path data as numbers: every line is a cubic curve, so that one hand can bend them all. */

export type Point = readonly [xPx: number, yPx: number]
/** First control point, second control point, end. */
export type Curve = readonly [Point, Point, Point]

export interface Subpath {
  start: Point
  curves: Curve[]
  closed: boolean
}

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface Bounds {
  leftPx: number
  topPx: number
  rightPx: number
  bottomPx: number
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const straight = (from: Point, to: Point): Curve => [between(from, to, 1 / 3), between(from, to, 2 / 3), to]

const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }

/**
 * Reads path data of the absolute commands M L H V C Q Z.
 * @throws RangeError for any other command or a malformed number: one of our drawings is broken.
 */
export function parsePath(data: string): Subpath[] {
  const subpaths: Subpath[] = []
  let at: Point = [0, 0]
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-df-z])([^A-Za-df-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const size = numbersOf[command]
    if (size === undefined || numbers.some(Number.isNaN) || numbers.length % (size || 1) !== 0)
      throw new RangeError(`Not path data: ${data}`)
    if (command === 'Z') {
      const open = subpaths.at(-1)
      if (open) at = closeSubpath(open, at)
      continue
    }
    for (let index = 0; index + size <= numbers.length; index += size) {
      const values = numbers.slice(index, index + size)
      // Pairs after the first of a move are lines.
      if (command === 'M' && index === 0) {
        at = [values[0] ?? 0, values[1] ?? 0]
        subpaths.push({ start: at, curves: [], closed: false })
        continue
      }
      const curve = curveOf(command, values, at)
      subpaths.at(-1)?.curves.push(curve)
      at = curve[2]
    }
  }
  return subpaths
}

function closeSubpath(subpath: Subpath, at: Point): Point {
  subpath.closed = true
  if (Math.hypot(at[0] - subpath.start[0], at[1] - subpath.start[1]) > 0.5) {
    subpath.curves.push(straight(at, subpath.start))
  }
  return subpath.start
}

function curveOf(command: string, values: readonly number[], at: Point): Curve {
  const pointAt = (index: number): Point => [values[index] ?? 0, values[index + 1] ?? 0]
  const first = pointAt(0)
  if (command === 'C') return [first, pointAt(2), pointAt(4)]
  if (command === 'Q') return [between(at, first, 2 / 3), between(pointAt(2), first, 2 / 3), pointAt(2)]
  if (command === 'H') return straight(at, [first[0], at[1]])
  if (command === 'V') return straight(at, [at[0], first[0]])
  return straight(at, first)
}

/** Every point of the subpaths moved by one rule. */
export function mapPoints(subpaths: readonly Subpath[], move: (point: Point) => Point): Subpath[] {
  return subpaths.map(({ start, curves, closed }) => ({
    start: move(start),
    curves: curves.map(([first, second, end]): Curve => [move(first), move(second), move(end)]),
    closed,
  }))
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [x, y] = applyMatrix(outer, [e, f])
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    x,
    y,
  ]
}

function pointOn(from: Point, [first, second, end]: Curve, share: number): Point {
  const [a, b, c] = [between(from, first, share), between(first, second, share), between(second, end, share)]
  return between(between(a, b, share), between(b, c, share), share)
}

/** Curves cut into pieces of about `stepPx`, so that a long line has points to bend at. */
export function subdivide(subpaths: readonly Subpath[], stepPx: number): Subpath[] {
  return subpaths.map(({ start, curves, closed }) => {
    const pieces: Curve[] = []
    let from = start
    for (const curve of curves) {
      const count = Math.max(1, Math.ceil(Math.hypot(curve[2][0] - from[0], curve[2][1] - from[1]) / stepPx))
      pieces.push(...cutCurve(from, curve, count))
      from = curve[2]
    }
    return { start, curves: pieces, closed }
  })
}

function cutCurve(from: Point, curve: Curve, count: number): Curve[] {
  const pieces: Curve[] = []
  let [start, rest] = [from, curve]
  for (let left = count; left > 1; left--) {
    const share = 1 / left
    const [first, second, end] = rest
    const a = between(start, first, share)
    const b = between(first, second, share)
    const c = between(second, end, share)
    const d = between(a, b, share)
    const e = between(b, c, share)
    const cut = between(d, e, share)
    pieces.push([a, d, cut])
    start = cut
    rest = [e, c, end]
  }
  return [...pieces, rest]
}

/** The box around a drawing, without the width of its lines; null when there is nothing. */
export function boundsOf(subpaths: readonly Subpath[]): Bounds | null {
  const points = subpaths.flatMap(({ start, curves }) => {
    const on: Point[] = [start]
    let from = start
    for (const curve of curves) {
      for (let step = 1; step <= 8; step++) on.push(pointOn(from, curve, step / 8))
      from = curve[2]
    }
    return on
  })
  if (points.length === 0) return null
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    leftPx: Math.min(...xs),
    topPx: Math.min(...ys),
    rightPx: Math.max(...xs),
    bottomPx: Math.max(...ys),
  }
}

/** The box around both. */
export function joinBounds(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (!one || !other) return one ?? other
  return {
    leftPx: Math.min(one.leftPx, other.leftPx),
    topPx: Math.min(one.topPx, other.topPx),
    rightPx: Math.max(one.rightPx, other.rightPx),
    bottomPx: Math.max(one.bottomPx, other.bottomPx),
  }
}

/** No more digits than can be seen, and never "-0". */
const decimal = (value: number) => Math.round(value * 10) / 10 + 0
const pair = ([x, y]: Point) => `${decimal(x)} ${decimal(y)}`

/** Path data of M, C and Z. */
export function formatPath(subpaths: readonly Subpath[]): string {
  return subpaths
    .map(({ start, curves, closed }) => {
      const bends = curves.map((curve) => `C${curve.map(pair).join(' ')}`).join('')
      return `M${pair(start)}${bends}${closed ? 'Z' : ''}`
    })
    .join('')
}
