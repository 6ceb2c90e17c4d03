/** Legs for a bust: short ones, so that the head stays large where feet have to be seen. */
import { limb } from './limb'
import { boldInkWidthPx, palette } from './palette'
import type { Point } from './path'
import { place } from './place'
import { inkPath } from './shapes'

export interface ShortLegs {
  /** Middle of the waist, which the bust covers. */
  waist: Point
  widthPx: number
  /** Ankles, the far leg's first. */
  feet: readonly [Point, Point]
  /** Where the knees bend; straight legs when left out. */
  knees?: readonly [Point, Point]
  color?: string
  shoeColor?: string
  /** Degrees, clockwise, by which each shoe is turned. */
  shoesRotate?: readonly [number, number]
  /** Shoes point to the left. */
  flip?: boolean
}

/** A shoe whose ankle is at (0, 0), pointing to the right, 80 px long at scale 1. */
export function shoe(
  at: Point,
  options: { rotate?: number; flip?: boolean; scale?: number; fill?: string },
): string {
  const { rotate = 0, flip = false, scale = 1, fill = palette.paper } = options
  const line = { lineWidthPx: boldInkWidthPx / scale }
  return place(
    inkPath('M-26 22C-32 -6 -30 -20 -8 -20C14 -20 12 -6 28 -2C44 2 54 8 54 22Z', { fill, ...line }) +
      inkPath('M-28 22H56', { lineWidthPx: (boldInkWidthPx + 4) / scale }),
    at,
    { rotate, flip, scale },
  )
}

/** Trousers from the waist down to the shoes. */
export function shortLegs(options: ShortLegs): string {
  const { waist, widthPx, feet, color = palette.blue, shoeColor = palette.paper, flip = false } = options
  const [x, y] = waist
  const scale = widthPx / 170
  const leg = (index: 0 | 1) => {
    const hip: Point = [x + (index === 0 ? -0.24 : 0.24) * widthPx, y + 0.1 * widthPx]
    const foot = feet[index]
    const knee = options.knees?.[index] ?? [(hip[0] + foot[0]) / 2, (hip[1] + foot[1]) / 2]
    const rotate = options.shoesRotate?.[index] ?? 0
    return (
      limb([hip, knee, [foot[0], foot[1] - 44 * scale]], { widthPx: 0.4 * widthPx, color }) +
      shoe(foot, { rotate, flip, scale: 1.15 * scale, fill: shoeColor })
    )
  }
  const seat = inkPath(
    `M${x - widthPx / 2} ${y - 30 * scale}H${x + widthPx / 2}V${y + 0.2 * widthPx}H${x - widthPx / 2}Z`,
    { fill: color, lineWidthPx: boldInkWidthPx },
  )
  return leg(0) + seat + leg(1)
}
