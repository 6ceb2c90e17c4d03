import { wave } from './motion'
import { boldInkWidthPx, palette } from './palette'
import type { Point } from './path'
import { place } from './place'
import { ellipse, inkPath, stroke } from './shapes'

const line = { lineWidthPx: boldInkWidthPx }

/** A mug of coffee, 132 px high with its handle to the right, around its centre. */
export function mug(at: Point): string {
  const handle = 'M44 -34C92 -40 96 30 42 26'
  return place(
    inkPath(handle, { lineWidthPx: 23 }) +
      inkPath(handle, { line: palette.paper, lineWidthPx: 9 }) +
      inkPath('M-52 -58H52L46 58C20 66 -20 66 -46 58Z', { fill: palette.paper, ...line }) +
      inkPath('M-48 -8C-20 2 20 2 48 -8', { line: palette.coral, lineWidthPx: 12 }) +
      ellipse([0, -58], 52, 14, { fill: '#6B3F2A', ...line }),
    at,
  )
}

/** Two wisps that rise from a point. */
export function steam([x, y]: Point, t: number): string {
  const bend = wave(t) * 8
  return [0, 34]
    .map((dx) =>
      stroke(
        [
          [x + dx, y],
          [x + dx - 8 + bend, y - 30],
          [x + dx + 8 - bend, y - 56],
          [x + dx - 2 + bend, y - 84],
        ],
        6,
        '#FFFFFF',
      ),
    )
    .join('')
}
