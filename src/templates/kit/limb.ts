import { boldInkWidthPx } from './palette'
import { type Point, smoothPath } from './path'
import { circle, inkPath } from './shapes'

export interface Limb {
  widthPx: number
  color: string
  lineWidthPx?: number
  /** Leaves no line at the first point, where the limb grows out of a body of the same colour. */
  openStart?: boolean
}

/** An arm or a leg: a thick round tube through the points, with an ink edge. */
export function limb(points: readonly Point[], options: Limb): string {
  const { widthPx, color, lineWidthPx = boldInkWidthPx, openStart = false } = options
  const data = smoothPath(points, false, 4)
  const start = points[0]
  const cap =
    openStart && start ? circle(start, widthPx / 2 + lineWidthPx + 1, { fill: color, lineWidthPx: 0 }) : ''
  return (
    inkPath(data, { lineWidthPx: widthPx + 2 * lineWidthPx }) +
    inkPath(data, { lineWidthPx: widthPx, line: color }) +
    cap
  )
}
