/** Path data of plain shapes. Lengths in the drawing's own units; x to the right, y down. */
import type { Point } from './path-data'

/** How far the handles of a quarter circle reach, as a share of its radius. */
const quarterHandle = 0.5523

const round = (value: number) => Math.round(value * 100) / 100

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [hx, hy] = [rx * quarterHandle, ry * quarterHandle].map(round) as [number, number]
  return (
    `M${x} ${y - ry}C${x + hx} ${y - ry} ${x + rx} ${y - hy} ${x + rx} ${y}` +
    `C${x + rx} ${y + hy} ${x + hx} ${y + ry} ${x} ${y + ry}` +
    `C${x - hx} ${y + ry} ${x - rx} ${y + hy} ${x - rx} ${y}` +
    `C${x - rx} ${y - hy} ${x - hx} ${y - ry} ${x} ${y - ry}Z`
  )
}

/** A box from its left upper corner, with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 14): string {
  const r = Math.min(radius, width / 2, height / 2)
  const k = round(r * (1 - quarterHandle))
  const [right, bottom] = [x + width, y + height]
  return (
    `M${x + r} ${y}H${right - r}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
    `V${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
    `H${x + r}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
    `V${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  )
}

/** Points as the `points` attribute of SVG lists them: "x,y x,y". */
export function pointsOf(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return [x ?? Number.NaN, y ?? Number.NaN]
  })
}

/** Straight edges through the points. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A round line through the points (Catmull-Rom). */
export function spline(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0]
  let data = `M${round(at(0)[0])} ${round(at(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]
    data += `C${numbers.map(round).join(' ')}`
  }
  return data + (closed ? 'Z' : '')
}

/** A point on a circle; 0 degrees is to the right, 90 is down. */
export function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))]
}

/** Part of a circle, clockwise when `to` is larger. */
export function arc(x: number, y: number, radius: number, fromDeg: number, toDeg: number): string {
  const count = Math.max(2, Math.ceil(Math.abs(toDeg - fromDeg) / 15))
  const points = Array.from({ length: count + 1 }, (_, step) =>
    onCircle(x, y, radius, fromDeg + ((toDeg - fromDeg) * step) / count),
  )
  return spline(points)
}

export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  return polygon(
    Array.from({ length: 2 * points }, (_, index) =>
      onCircle(x, y, index % 2 ? inner : outer, -90 + (index * 180) / points),
    ),
  )
}

/** Lines that leave a round thing. */
export function rays(x: number, y: number, from: number, to: number, count: number, turnDeg = -90): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turnDeg + (index * 360) / count
    return polyline([onCircle(x, y, from, angle), onCircle(x, y, to, angle)])
  }).join('')
}

export function heart(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  return (
    `M${at(0, 0.86)}C${at(-0.5, 0.5)} ${at(-1, 0.12)} ${at(-1, -0.34)}` +
    `C${at(-1, -0.72)} ${at(-0.74, -0.92)} ${at(-0.48, -0.92)}` +
    `C${at(-0.26, -0.92)} ${at(-0.08, -0.8)} ${at(0, -0.58)}` +
    `C${at(0.08, -0.8)} ${at(0.26, -0.92)} ${at(0.48, -0.92)}` +
    `C${at(0.74, -0.92)} ${at(1, -0.72)} ${at(1, -0.34)}` +
    `C${at(1, 0.12)} ${at(0.5, 0.5)} ${at(0, 0.86)}Z`
  )
}

/** A drop with its tip up; `size` is half its height. */
export function drop(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  return (
    `M${at(0, -1)}C${at(0.2, -0.55)} ${at(0.68, -0.1)} ${at(0.68, 0.32)}C${at(0.68, 0.72)} ${at(0.36, 1)} ${at(0, 1)}` +
    `C${at(-0.36, 1)} ${at(-0.68, 0.72)} ${at(-0.68, 0.32)}C${at(-0.68, -0.1)} ${at(-0.2, -0.55)} ${at(0, -1)}Z`
  )
}

/** A leaf from its stalk to its tip. */
export function leaf(from: Point, to: Point, plump = 0.34): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const at = (along: number, aside: number) =>
    `${round(from[0] + dx * along - dy * aside)} ${round(from[1] + dy * along + dx * aside)}`
  return `M${at(0, 0)}C${at(0.2, plump)} ${at(0.7, plump)} ${at(1, 0)}C${at(0.7, -plump)} ${at(0.2, -plump)} ${at(0, 0)}Z`
}

/** A flat-footed cloud, `width` wide, its foot at y. */
export function cloud(x: number, y: number, width: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(y + dy * width)}`
  return (
    `M${at(-0.34, 0)}C${at(-0.47, 0)} ${at(-0.52, -0.1)} ${at(-0.5, -0.17)}C${at(-0.48, -0.26)} ${at(-0.38, -0.31)} ${at(-0.29, -0.27)}` +
    `C${at(-0.26, -0.42)} ${at(-0.12, -0.5)} ${at(0.02, -0.47)}C${at(0.13, -0.45)} ${at(0.2, -0.38)} ${at(0.23, -0.29)}` +
    `C${at(0.36, -0.34)} ${at(0.5, -0.26)} ${at(0.5, -0.14)}C${at(0.5, -0.05)} ${at(0.43, 0)} ${at(0.34, 0)}Z`
  )
}

/** A flame that stands on a point. */
export function flame(x: number, y: number, width: number, height: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(y + dy * height)}`
  return (
    `M${at(0, 0)}C${at(-0.34, 0)} ${at(-0.52, -0.16)} ${at(-0.5, -0.38)}C${at(-0.48, -0.6)} ${at(-0.14, -0.72)} ${at(0.02, -1)}` +
    `C${at(0.1, -0.74)} ${at(0.5, -0.62)} ${at(0.5, -0.36)}C${at(0.5, -0.14)} ${at(0.32, 0)} ${at(0, 0)}Z`
  )
}
