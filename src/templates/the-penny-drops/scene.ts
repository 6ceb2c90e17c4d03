import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, frame, label, stroke } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const columnPx = 400

function ground(color: string, beam: string, turn: number): string {
  return (
    flatBox([0, 0, columnPx, 1000], color) +
    rays({ centre: [200, 560], radiusPx: 800, count: 20, color: beam, turn })
  )
}

const skin = 'tan'
const sleeve = { widthPx: 74, color: palette.coral }

function person(options: Pick<PeepOptions, 'at' | 'face' | 'headRotate' | 'rotate'>): string {
  return peep({
    pose: 'bust/ButtonShirt',
    heightPx: 650,
    head: 'Turban',
    beard: 'MustacheThin',
    skin,
    colors: { top: palette.coral, turban: palette.violet },
    headScale: 1.2,
    faceScale: 1.08,
    ...line,
    ...options,
  })
}

/** The counter that the coin lands on. */
function counter(): string {
  return flatBox([0, 932, columnPx, 70], '#8A5230') + border(`M0 932H${columnPx}`)
}

function coin(at: Point, rotate: number): string {
  return emoji('coin', { at, sizePx: 100, rotate, ...line })
}

function strutting(t: number): string {
  const step = wave(t)
  return (
    ground('#FFC24A', '#FFD06E', t) +
    person({ at: [172, 1006 - 8 * Math.abs(step)], face: 'Smug', headRotate: -7 + 3 * step, rotate: -3 }) +
    limb(
      [
        [262, 1030],
        [326, 970],
        [322, 880],
      ],
      sleeve,
    ) +
    hand('thumbs-up', skin, { at: [322, 800 + 6 * step], sizePx: 156, flip: true, rotate: 4 * step }) +
    coin([330, 372 + 8 * step], 12) +
    sparkle([46, 730], 24) +
    sparkle([336, 520], 20) +
    counter()
  )
}

const falling: readonly (readonly Point[])[] = [
  [
    [312, 640],
    [312, 590],
  ],
  [
    [340, 634],
    [340, 560],
  ],
  [
    [368, 640],
    [368, 596],
  ],
]

function pausing(t: number): string {
  return (
    ground('#7CA6C8', '#8CB3D2', 0.3) +
    person({ at: [170, 1006], face: 'Blank', headRotate: wave(t) }) +
    falling.map((streak) => stroke(streak, 9)).join('') +
    coin([336, 716 + 8 * wave(t)], 40) +
    counter()
  )
}

function horrified(t: number): string {
  const tremble = 3 * wave(t, 4)
  const bang = { outerRadiusPx: 96 + 6 * wave(t, 2), innerRadiusPx: 62, points: 11 }
  const palm = { sizePx: 150 }
  return (
    ground('#C2313C', '#CF444C', 0.6) +
    person({ at: [196 + tremble, 1006], face: 'Scream', headRotate: -4 }) +
    limb(
      [
        [70, 1040],
        [44, 900],
        [84, 730],
      ],
      sleeve,
    ) +
    limb(
      [
        [330, 1040],
        [366, 900],
        [334, 730],
      ],
      sleeve,
    ) +
    hand('raised-hand', skin, { ...palm, at: [92 + tremble, 640], rotate: 16 }) +
    hand('raised-hand', skin, { ...palm, at: [330 + tremble, 640], flip: true, rotate: -16 }) +
    drop([40, 372 + 10 * wave(t)], 1.7, 14) +
    drop([356, 370 - 10 * wave(t)], 1.5, -14) +
    drop([364, 476 + 8 * wave(t)], 1.2, -18) +
    counter() +
    star([204, 890], { ...bang, fill: palette.yellow, ...line }) +
    coin([204, 890], 78)
  )
}

export const scene = defineScene({
  name: 'the-penny-drops',
  widthPx: 1200,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    [strutting(t), pausing(t), horrified(t)]
      .map((panel, index) => shift(clipToBox([0, 0, columnPx, 1000], panel), [index * columnPx, 0]))
      .join('') +
    [0, 1, 2].map((index) => label([index * columnPx + 24, 28, 352, 268], line)).join('') +
    border('M400 0V1000M800 0V1000', 10) +
    frame(1200, 1000),
})
