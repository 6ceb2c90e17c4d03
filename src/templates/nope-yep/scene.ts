import { clipToBox } from '../kit/clip'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, frame, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const skin = 'tan'

interface Person {
  face: string
  x: number
  headFlip: boolean
  headRotate: number
  headShift: Point
}

function person({ face, x, headFlip, headRotate, headShift }: Person): string {
  return peep({
    pose: 'bust/Hoodie',
    at: [x, 570],
    heightPx: 500,
    head: 'BunTwo',
    face,
    headFlip,
    headRotate,
    headShift,
    headScale: 1.12,
    skin,
    colors: { top: palette.violet, clip: palette.yellow },
    lineWidthPx: 7,
  })
}

const sleeve = { widthPx: 82, color: palette.violet }

/** How one of the two rows stands at a moment. */
export interface Gesture {
  /** Where the hand is, from its place. */
  hand: Point
  handRotate: number
  /** 1 as it is; larger comes closer. */
  handScale: number
  headRotate: number
  headShift: Point
  /** Part of the pitch that the rays have turned. */
  turn: number
  /** 1 as they are, for the glints and the strokes of effort. */
  sparkScale: number
}

/** She turns away and holds up a palm. */
function refusing(gesture: Gesture): string {
  const [dx, dy] = gesture.hand
  const effort = stroke(
    [
      [458, 96],
      [470, 70],
    ],
    7,
  )
  const more = stroke(
    [
      [410, 84],
      [408, 56],
    ],
    7,
  )
  return (
    flatBox([0, 0, 500, 500], '#FFB3A3') +
    rays({ centre: [270, 300], radiusPx: 600, count: 22, color: '#FFC6B8', turn: 0.35 + gesture.turn }) +
    limb(
      [
        [330, 560],
        [405 + dx * 0.6, 520],
        [410 + dx, 330 + dy],
      ],
      sleeve,
    ) +
    person({ face: 'Contempt', x: 215, headFlip: true, ...gesture }) +
    hand('raised-hand', skin, {
      at: [410 + dx, 228 + dy],
      sizePx: 196 * gesture.handScale,
      rotate: gesture.handRotate,
    }) +
    about(effort + more, [420, 130], { scale: gesture.sparkScale })
  )
}

/** She beams and points at what stands beside her. */
function approving(gesture: Gesture): string {
  const [dx, dy] = gesture.hand
  return (
    flatBox([0, 0, 500, 500], '#9EE3CF') +
    rays({ centre: [230, 300], radiusPx: 600, count: 22, color: '#B5EBDB', turn: gesture.turn }) +
    limb(
      [
        [290, 560],
        [372 + dx * 0.6, 520],
        [396 + dx * 0.8, 400 + dy],
      ],
      sleeve,
    ) +
    person({ face: 'LoveGrinTeeth', x: 205, headFlip: false, ...gesture }) +
    hand('backhand-index-pointing-left', skin, {
      at: [400 + dx, 338 + dy],
      sizePx: 184 * gesture.handScale,
      flip: true,
      rotate: gesture.handRotate,
    }) +
    sparkle([56, 80], 30 * gesture.sparkScale) +
    sparkle([436, 80], 24 * (2 - gesture.sparkScale)) +
    sparkle([470, 150], 14 * gesture.sparkScale)
  )
}

/** Two rows: what is refused, and what is wanted. */
export function nopeAndYep(nope: Gesture, yep: Gesture): string {
  return (
    clipToBox([0, 0, 500, 500], refusing(nope)) +
    shift(clipToBox([0, 0, 500, 500], approving(yep)), [0, 500]) +
    border('M500 0V1000M0 500H1000', 10) +
    frame(1000, 1000)
  )
}

export const scene = defineScene({
  name: 'nope-yep',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) => {
    const push = wave(t)
    const common = { handScale: 1, headShift: [0, 0], sparkScale: 1 } as const
    return nopeAndYep(
      { ...common, hand: [push * 4, 0], handRotate: 10 + push * 3, headRotate: -9 + push * 1.5, turn: 0 },
      { ...common, hand: [push * 7, 0], handRotate: -14, headRotate: 5 - push * 2, turn: t },
    )
  },
})
