import { limb } from './limb'
import { inkWidthPx, palette, skinTones } from './palette'
import type { Point } from './path'
import { about } from './place'
import { circle, ellipse, inkBox, inkPath, shadow } from './shapes'

const skin = skinTones.light.fill
const hair = '#3A241A'
const trousers = '#3E4A8A'

function legs(): string {
  const leg = { widthPx: 36, color: trousers, lineWidthPx: inkWidthPx }
  return (
    limb(
      [
        [476, 780],
        [470, 822],
        [466, 858],
      ],
      leg,
    ) +
    limb(
      [
        [524, 780],
        [530, 822],
        [534, 858],
      ],
      leg,
    ) +
    ellipse([462, 868], 26, 13, { fill: palette.paper }) +
    ellipse([538, 868], 26, 13, { fill: palette.paper })
  )
}

function arms(): string {
  const sleeve = { widthPx: 28, color: palette.coral, lineWidthPx: inkWidthPx }
  return (
    limb(
      [
        [446, 690],
        [420, 740],
        [428, 778],
      ],
      sleeve,
    ) +
    limb(
      [
        [554, 690],
        [580, 740],
        [572, 778],
      ],
      sleeve,
    ) +
    circle([429, 788], 15, { fill: skin }) +
    circle([571, 788], 15, { fill: skin })
  )
}

function backpack(): string {
  return (
    inkBox([446, 660, 108, 136], { fill: palette.coral, radiusPx: 34 }) +
    inkBox([452, 670, 96, 112], { fill: palette.violet, radiusPx: 26 }) +
    inkBox([466, 722, 68, 46], { fill: '#A78BFA', radiusPx: 12, lineWidthPx: 5 }) +
    inkPath('M480 690H520')
  )
}

function headFromBehind(): string {
  const ears: Point[] = [
    [440, 612],
    [560, 612],
  ]
  return (
    ellipse([500, 606], 56, 58, { fill: skin }) +
    ears.map((ear) => ellipse(ear, 14, 18, { fill: skin })).join('') +
    inkPath(
      'M440 616C430 540 470 528 500 530C536 526 572 546 560 616C556 650 532 660 500 660C468 660 444 650 440 616Z',
      {
        fill: hair,
      },
    ) +
    inkPath('M486 536C480 512 498 506 506 496C506 512 520 514 514 536', { fill: hair }) +
    inkPath('M470 590C466 610 472 630 480 640M530 590C534 610 528 630 520 640', {
      line: '#5A3A2B',
      lineWidthPx: 4,
    })
  )
}

/** A child with a backpack, seen from behind, who stands at (500, 872). @param turn -1 to 1, left to right. */
export function backpacker(turn: number): string {
  return (
    shadow([500, 872], 86) +
    legs() +
    arms() +
    backpack() +
    about(headFromBehind(), [500, 650], { rotate: turn * 7 })
  )
}
