import { inkWidthPx } from './palette'
import type { Point } from './path'
import { place } from './place'
import { inkPath } from './shapes'

/** A drop of sweat, tip up, 45 px high at scale 1. */
export function drop(at: Point, scale = 1, rotate = 0, color = '#6CC6FF'): string {
  const body = inkPath('M0 -22C6 -8 14 -2 14 9A14 14 0 0 1 -14 9C-14 -2 -6 -8 0 -22Z', {
    fill: color,
    lineWidthPx: (inkWidthPx * 0.75) / scale,
  })
  const glint = inkPath('M-6 10a7 7 0 0 0 5 6', { line: '#FFFFFF', lineWidthPx: 3 })
  return place(body + glint, at, { rotate, scale })
}
