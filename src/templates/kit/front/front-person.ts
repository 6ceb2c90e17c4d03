/** Head and shoulders seen from the front. */
import { bothSides, evenOutline, filled, lines } from '../faces/ink'
import { inkWidthPx, palette, type SkinTone, skinTones } from '../palette'
import { colorPart, type PeepColors } from '../parts/peep-part'
import type { Point } from '../path'
import { place } from '../place'
import { type FrontHeadOptions, frontHead } from './front-head'

export interface FrontPersonOptions extends FrontHeadOptions {
  /** Middle of the bottom edge. */
  at: Point
  /** From the top of a usual head to the bottom edge, where the picture or a table should cut the body off. */
  heightPx: number
  skin?: SkinTone
  headScale?: number
  headRotate?: number
  /** Moves the head, in units of the part. */
  headShift?: Point
  lineWidthPx?: number
}

/** Of the shoulders below the neck, and of the head above it, in units of the part. */
const shouldersUnits = 330
const headHeightUnits = 402
const artLineUnits = 15

const neck =
  filled('M-60 0C-60 60 -62 100 -74 136L-40 164H40L74 136C62 100 60 60 60 0Z', '{{skin}}') +
  bothSides(lines('60 20 12, 60 70 15, 66 112 14, 76 134 10'))

const torso =
  filled(
    evenOutline(
      '0 148, 40 138, 76 112, 150 132, 232 166, 276 240, 292 330, 294 380, 292 396, 150 394, 0 394',
    ),
    '{{top}}',
  ) +
  bothSides(
    lines(
      '74 108 12, 150 131 16, 228 162 17, 272 232 17, 289 330 16, 292 388 16',
      '196 250 6, 188 300 12, 190 340 13, 194 388 13',
    ),
  ) +
  lines(
    '-78 110 13, -46 138 16, 0 150 16, 46 138 16, 78 110 13',
    '-98 122 6, -58 158 9, 0 172 10, 58 158 9, 98 122 6',
  )

/** Looks straight at the reader. @throws Error for a head or a face that the front view does not have. */
export function frontPerson(options: FrontPersonOptions): string {
  const { at, heightPx, skin = 'light', lineWidthPx = inkWidthPx } = options
  const { headScale = 1, headRotate = 0, headShift = [0, 0] } = options
  const scale = heightPx / (shouldersUnits + headHeightUnits * headScale)
  const extraLineWidth = Math.max(0, lineWidthPx / scale - artLineUnits)
  const colors: PeepColors = {
    outline: palette.ink,
    skin: skinTones[skin].fill,
    top: palette.yellow,
    ...options.colors,
  }
  const body = colorPart({ widthPx: 0, heightPx: 0, markup: neck + torso }, colors, extraLineWidth)
  const onNeck = place(frontHead({ ...options, colors }, extraLineWidth), headShift, {
    rotate: headRotate,
    scale: headScale,
  })
  return place(place(body + onNeck, [0, -shouldersUnits]), at, { scale })
}
