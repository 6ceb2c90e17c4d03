/** The one who pulls with all his might. */
import { head } from '../kit/head'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const skin = skinTones.pale.fill

function shoe(at: Point, rotate: number): string {
  return place(
    inkPath('M-34 18C-44 -26 0 -34 14 -16C34 -10 58 -8 58 18Z', { fill: palette.paper, ...line }),
    at,
    {
      rotate,
    },
  )
}

export function fist(at: Point, rotate: number): string {
  return place(
    inkPath('M-30 -24C-10 -36 24 -34 32 -16C38 2 34 24 18 30C-6 36 -30 30 -34 10C-36 -4 -38 -14 -30 -24Z', {
      fill: skin,
      ...line,
    }) +
      inkPath('M-6 -30C-2 -20 -2 -8 -6 0M14 -28C18 -18 18 -8 14 2M-22 -22C-20 -14 -20 -6 -24 2', {
        lineWidthPx: 5,
      }),
    at,
    { rotate },
  )
}

/** Leans back with heels in the ground and gives everything. */
export function puller(t: number): string {
  const tug = wave(t, 3) * 5
  const trousers = { widthPx: 84, color: '#3D4A8A' }
  const sleeve = { widthPx: 66, color: palette.coral }
  const arm = { widthPx: 50, color: skin }
  const face = head(
    {
      head: 'ShortFour',
      face: 'Rage',
      colors: { skin },
    },
    2,
  )
  return (
    limb(
      [
        [226, 630],
        [262, 716],
        [280, 786],
      ],
      trousers,
    ) +
    shoe([290, 796], -14) +
    limb(
      [
        [190 + tug, 446],
        [270, 540],
        [372, 544],
      ],
      arm,
    ) +
    limb(
      [
        [190 + tug, 446],
        [236, 500],
      ],
      { ...sleeve },
    ) +
    limb(
      [
        [176 + tug, 470],
        [216, 584],
      ],
      { widthPx: 150, color: palette.coral },
    ) +
    limb(
      [
        [226, 640],
        [326, 668],
        [376, 766],
      ],
      trousers,
    ) +
    shoe([388, 786], -18) +
    place(face, [160 + tug, 404], { rotate: -14 + tug, scale: 0.56 }) +
    limb(
      [
        [160 + tug, 462],
        [226, 560],
        [330, 540],
      ],
      arm,
    ) +
    limb(
      [
        [160 + tug, 462],
        [206, 532],
      ],
      { ...sleeve, openStart: true },
    )
  )
}
