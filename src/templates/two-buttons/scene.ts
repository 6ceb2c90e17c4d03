import { dots } from '../kit/dots'
import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box, Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, inkBox, inkPath, polygon, stroke } from '../kit/shapes'

const skin = 'light'
const line = { lineWidthPx: boldInkWidthPx }

function button(at: Point): string {
  return place(
    ellipse([0, 26], 150, 54, { fill: '#5D6275', ...line }) +
      ellipse([0, 12], 150, 54, { fill: '#EDEFF5', ...line }) +
      inkPath('M-112 -30V6A112 40 0 0 0 112 6V-30Z', { fill: '#B02A2A', ...line }) +
      ellipse([0, -30], 112, 40, { fill: palette.red, ...line }) +
      inkPath('M-74 -38A80 24 0 0 1 -6 -56', { line: '#FF9A8F', lineWidthPx: 8 }),
    at,
  )
}

/** A screwed-on plate for the words under a button. */
function plate([x, y, width, height]: Box, rotate: number): string {
  const screws: Point[] = [
    [x + 20, y + 20],
    [x + width - 20, y + 20],
    [x + 20, y + height - 20],
    [x + width - 20, y + height - 20],
  ]
  const sheet = inkBox([x, y, width, height], { fill: palette.paper, ...line, amplitudePx: 2 })
  const heads = screws.map((screw) => circle(screw, 6, { fill: '#B9BDC9', lineWidthPx: 4 })).join('')
  return about(sheet + heads, [x + width / 2, y + height / 2], { rotate })
}

/** How a man between two buttons holds himself at a moment. */
export interface Panic {
  /** The tremble of a part, in px. */
  shake: (phase: number) => number
  /** How far he leans to the right. */
  leanPx: number
  /** How far each hand is lowered to its button. */
  loweredPx: readonly [left: number, right: number]
  /** How far the drops fly. */
  sweatPx: number
}

const flyingSweat: readonly (readonly [x: number, y: number, scale: number, direction: number])[] = [
  [300, 170, 1.7, -40],
  [236, 290, 1.3, -60],
  [728, 150, 1.7, 40],
  [790, 276, 1.3, 58],
  [344, 70, 1.1, -24],
  [668, 56, 1.2, 24],
]

/** Drops that fly off the head, and two that run down it. */
function sweat(t: number, { leanPx, sweatPx }: Panic): string {
  const flying = flyingSweat.map(([x, y, scale, direction], index) => {
    const wayPx = lap(t, 3, index * 0.3) * sweatPx
    const angle = (direction * Math.PI) / 180
    return drop([x + Math.sin(angle) * wayPx, y - Math.cos(angle) * wayPx], scale, direction)
  })
  return flying.join('') + drop([420 + leanPx, 214], 1.15) + drop([470 + leanPx, 120], 0.8)
}

/** The little arcs that say that a finger trembles. */
function tremble(x: number, side: 1 | -1): string {
  const arc = (from: number, height: number) =>
    stroke([
      [x - side * (from - 14), 656 - height],
      [x - side * from, 656],
      [x - side * (from - 14), 656 + height],
    ])
  return arc(0, 16) + arc(26, 24)
}

function desk(): string {
  return (
    polygon(
      [
        [40, 660],
        [960, 660],
        [1000, 794],
        [0, 794],
      ],
      { fill: '#C6CBDA', ...line, amplitudePx: 1 },
    ) +
    inkBox([-10, 794, 1020, 230], { fill: '#8389A1', ...line, amplitudePx: 1 }) +
    stroke(
      [
        [60, 682],
        [940, 682],
      ],
      5,
      '#E7EAF2',
    )
  )
}

function man({ shake, leanPx, loweredPx: [left, right] }: Panic): string {
  const sleeve = { widthPx: 104, color: palette.yellow, openStart: true }
  return (
    peep({
      pose: 'bust/ButtonShirt',
      at: [500 + shake(0) * 0.6 + leanPx * 0.4, 820],
      heightPx: 788,
      head: 'ShortFour',
      face: 'Hectic',
      faceScale: 1.14,
      faceShift: [-16, 0],
      headScale: 1.12,
      headShift: [leanPx * 0.4, Math.abs(leanPx) * 0.2],
      headRotate: shake(0.16) * 0.3 + leanPx * 0.16,
      skin,
      colors: { top: palette.yellow },
      lineWidthPx: 7,
    }) +
    limb(
      [
        [360 + leanPx * 0.3, 545],
        [154, 478 + left * 0.6],
        [244, 560 + left],
      ],
      sleeve,
    ) +
    limb(
      [
        [640 + leanPx * 0.3, 545],
        [846, 478 + right * 0.6],
        [756, 560 + right],
      ],
      sleeve,
    )
  )
}

/** The man, his buttons and the plates for the words. */
export function controlRoom(t: number, panic: Panic): string {
  const { shake, loweredPx } = panic
  const finger = (x: number, phase: number, flip: boolean) =>
    hand('backhand-index-pointing-down', skin, {
      at: [x + shake(phase), 582 + shake(phase + 0.16) + loweredPx[flip ? 1 : 0]],
      sizePx: 190,
      rotate: flip ? -4 : 4,
      flip,
    })
  return (
    rays({ centre: [500, 330], radiusPx: 900, count: 26, color: '#6B7BE4', turn: t }) +
    dots([0, 0, 1000, 640], { gapPx: 56, radiusPx: 7, color: '#FFFFFF', opacity: 0.1 }) +
    man(panic) +
    sweat(t, panic) +
    desk() +
    button([250, 738]) +
    button([750, 738]) +
    finger(256, 0.32, false) +
    finger(744, 0.64, true) +
    tremble(136, 1) +
    tremble(864, -1) +
    plate([50, 816, 426, 164], -1) +
    plate([524, 816, 426, 164], 1)
  )
}

export const scene = defineScene({
  name: 'two-buttons',
  widthPx: 1000,
  heightPx: 1000,
  background: '#5B6BD6',
  draw: (t) =>
    controlRoom(t, {
      shake: (phase) => wave(t, 3, phase) * 5,
      leanPx: 0,
      loweredPx: [0, 0],
      sweatPx: 26,
    }),
})
