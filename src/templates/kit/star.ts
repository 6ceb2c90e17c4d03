import { lap } from './motion'
import { palette } from './palette'
import { type Point, straightPath } from './path'
import { type Ink, inkPath } from './shapes'

export interface Star extends Ink {
  outerRadiusPx: number
  innerRadiusPx: number
  points: number
  /** Of the pitch between two points; 0 to 1 is one loop that cannot be seen to end. */
  turn?: number
}

/** A star, a sun or the jagged plate of a bang. */
export function star([x, y]: Point, options: Star): string {
  const { outerRadiusPx, innerRadiusPx, points, turn = 0 } = options
  const corners: Point[] = []
  for (let index = 0; index < 2 * points; index++) {
    const angle = ((index + 2 * lap(turn)) * Math.PI) / points - Math.PI / 2
    const radius = index % 2 ? innerRadiusPx : outerRadiusPx
    corners.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)])
  }
  return inkPath(straightPath(corners), options)
}

/** A four-pointed glint. */
export function sparkle(centre: Point, radiusPx = 28, ink: Ink = {}): string {
  return star(centre, {
    outerRadiusPx: radiusPx,
    innerRadiusPx: radiusPx * 0.36,
    points: 4,
    fill: palette.yellow,
    ...ink,
  })
}
