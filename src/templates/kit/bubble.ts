import { boldInkWidthPx, palette } from './palette'
import type { Box, Point } from './path'
import { type Ink, inkPath } from './shapes'

const radiusPx = 36
const tailFootPx = 60

/** A speech bubble whose tail points at a mouth above or below it. */
export function bubble([x, y, width, height]: Box, [tipX, tipY]: Point, ink: Ink = {}): string {
  const [right, bottom] = [x + width, y + height]
  const foot = Math.min(Math.max(tipX, x + radiusPx + 40), right - radiusPx - tailFootPx)
  const corner = `A${radiusPx} ${radiusPx} 0 0 1`
  const leftFoot = foot - 8
  const rightFoot = foot + tailFootPx - 8
  const below = tipY > bottom
  const tailAbove = below ? '' : `H${leftFoot}L${tipX} ${tipY}L${rightFoot} ${y}`
  const tailBelow = below ? `H${rightFoot}L${tipX} ${tipY}L${leftFoot} ${bottom}` : ''
  const data =
    `M${x + radiusPx} ${y}${tailAbove}H${right - radiusPx}${corner} ${right} ${y + radiusPx}` +
    `V${bottom - radiusPx}${corner} ${right - radiusPx} ${bottom}${tailBelow}` +
    `H${x + radiusPx}${corner} ${x} ${bottom - radiusPx}V${y + radiusPx}${corner} ${x + radiusPx} ${y}Z`
  return inkPath(data, { fill: palette.paper, lineWidthPx: boldInkWidthPx, ...ink })
}
