/** Lines of a brush: filled shapes that swell and thin as the ink of Open Peeps does. */
import { type Point, smoothPath } from './path'

/** A point of the line and how wide the brush presses there. */
export type Dab = readonly [xPx: number, yPx: number, widthPx: number]

const stepsPerSpan = 5

/** A value of the Catmull-Rom spline through four numbers, between the second and the third. */
function spline(before: number, from: number, to: number, after: number, share: number): number {
  const squared = share * share
  return (
    0.5 *
    (2 * from +
      (to - before) * share +
      (2 * before - 5 * from + 4 * to - after) * squared +
      (3 * from - before - 3 * to + after) * squared * share)
  )
}

function centreLine(dabs: readonly Dab[]): Dab[] {
  const at = (index: number): Dab => dabs[Math.max(0, Math.min(dabs.length - 1, index))] ?? [0, 0, 0]
  const line: Dab[] = []
  for (let span = 0; span < dabs.length - 1; span++) {
    const [before, from, to, after] = [at(span - 1), at(span), at(span + 1), at(span + 2)]
    for (let step = 0; step < stepsPerSpan; step++) {
      const share = step / stepsPerSpan
      const along = (axis: 0 | 1) => spline(before[axis], from[axis], to[axis], after[axis], share)
      line.push([along(0), along(1), from[2] + (to[2] - from[2]) * share])
    }
  }
  return [...line, at(dabs.length - 1)]
}

/** Half a turn round an end of the line, without the two points where it meets the edges. */
function cap([x, y, width]: Dab, fromAngle: number): Point[] {
  return [0.25, 0.5, 0.75].map((share) => {
    const angle = fromAngle + Math.PI * share
    return [x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * width) / 2]
  })
}

/** Path data of a round-ended line through the dabs; at least two are needed. */
export function brushPath(dabs: readonly Dab[]): string {
  const line = centreLine(dabs)
  const angles = line.map((_, index) => {
    const [from, to] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
    return from && to ? Math.atan2(to[1] - from[1], to[0] - from[0]) : 0
  })
  const edge = (side: 1 | -1): Point[] =>
    line.map(([x, y, width], index) => {
      const angle = (angles[index] ?? 0) + (side * Math.PI) / 2
      return [x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * width) / 2]
    })
  const [first = [0, 0, 0], last = [0, 0, 0]] = [line[0], line.at(-1)]
  return smoothPath([
    ...edge(-1),
    ...cap(last, (angles.at(-1) ?? 0) - Math.PI / 2),
    ...edge(1).toReversed(),
    ...cap(first, (angles[0] ?? 0) + Math.PI / 2),
  ])
}
