import { dots } from '../kit/dots'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath, label, polygon } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

interface Avoider {
  name: string
  x: number
  suit: string
  tie: string
  phase: number
  /** Where the hands are, from the middle of the face. */
  hands: readonly [Point, Point]
}

const avoiders: readonly Avoider[] = [
  {
    name: 'see-no-evil-monkey',
    x: 190,
    suit: '#3E5FD8',
    tie: palette.coral,
    phase: 0,
    hands: [
      [-62, -4],
      [62, -4],
    ],
  },
  {
    name: 'hear-no-evil-monkey',
    x: 500,
    suit: '#8C4FD0',
    tie: palette.yellow,
    phase: 0.33,
    hands: [
      [-112, 10],
      [112, 10],
    ],
  },
  {
    name: 'speak-no-evil-monkey',
    x: 810,
    suit: '#D9433C',
    tie: '#5FE0CB',
    phase: 0.66,
    hands: [
      [-46, 62],
      [46, 62],
    ],
  },
]

/** Jacket, shirt and tie, seen from the front. */
function torso(suit: string, tie: string): string {
  return (
    inkPath('M-128 250C-136 120 -118 66 -50 40L50 40C118 66 136 120 128 250Z', { ...line, fill: suit }) +
    inkPath('M-46 40L0 150L46 40Z', { ...line, fill: '#FFFFFF' }) +
    inkPath('M-14 60H14L22 150L0 186L-22 150Z', { ...line, fill: tie }) +
    inkPath('M-50 40L-78 104L-42 112L0 196M50 40L78 104L42 112L0 196', { ...line, fill: 'none' })
  )
}

function avoider({ name, x, suit, tie, phase, hands }: Avoider, t: number): string {
  const sway = wave(t, 1, phase)
  const face = emoji(name, { at: [0, 0], sizePx: 300, rotate: sway * 3, lineWidthPx: boldInkWidthPx })
  const [left, right] = hands
  const sleeve = { widthPx: 60, color: suit }
  const arms =
    limb(
      [
        [-104, 190],
        [-138, 150],
        [left[0] - 30, left[1] + 70],
      ],
      sleeve,
    ) +
    limb(
      [
        [104, 190],
        [138, 150],
        [right[0] + 30, right[1] + 70],
      ],
      sleeve,
    )
  return place(place(torso(suit, tie), [0, 70]) + arms + face, [x, 286 + sway * 5])
}

function table(): string {
  return (
    polygon(
      [
        [-20, 520],
        [1020, 520],
        [1040, 594],
        [-40, 594],
      ],
      { ...line, fill: palette.wood },
    ) +
    inkBox([-20, 594, 1040, 440], { ...line, fill: '#A95F2E' }) +
    avoiders.map(({ x }) => label([x - 146, 660, 292, 276], { ...line, radiusPx: 16 })).join('')
  )
}

function glass(x: number): string {
  return (
    ellipse([x, 566], 40, 9, { fill: '#A95F2E', lineWidthPx: 0 }) +
    inkPath(`M${x - 26} 490H${x + 26}L${x + 20} 566H${x - 20}Z`, { ...line, fill: '#E4F6FF' }) +
    inkPath(`M${x - 24} 516H${x + 24}L${x + 20} 564H${x - 20}Z`, { fill: '#7CC9F5', lineWidthPx: 0 })
  )
}

export const scene = defineScene({
  name: 'three-wise-avoiders',
  widthPx: 1000,
  heightPx: 1000,
  background: '#1FA38F',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#1FA38F') +
    rays({ centre: [500, 286], radiusPx: 1000, count: 30, color: '#2FB8A2', turn: t }) +
    dots([0, 0, 1000, 560], { gapPx: 60, radiusPx: 4, color: '#FFFFFF', opacity: 0.14 }) +
    avoiders.map((one) => avoider(one, t)).join('') +
    table() +
    glass(346) +
    glass(656),
})
