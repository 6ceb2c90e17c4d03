import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { head } from '../kit/head'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { about, place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkPath, label, shadow, stroke } from '../kit/shapes'

const skin = skinTones.pale.fill
const shirt = palette.sky
const bold = { lineWidthPx: boldInkWidthPx }

export function desert(t: number): string {
  return (
    flatBox([0, 0, 1200, 800], '#FFDF9A') +
    rays({ centre: [860, 400], radiusPx: 1100, count: 26, color: '#FFE9B8', turn: t }) +
    inkPath('M-10 470C120 400 260 400 380 452C520 396 700 410 800 470V620H-10Z', {
      fill: '#F2B970',
      ...bold,
    }) +
    inkPath('M-10 600C300 590 700 600 1210 560V810H-10Z', { fill: '#E0A35C', ...bold })
  )
}

/** @param turn degrees that it has rolled; its gleam stays where the sun is. */
export function boulder(at: Point, turn: number): string {
  const cracks =
    'M-166 -206C-122 -214 -112 -178 -134 -158M150 -214C130 -180 158 -150 198 -170' +
    'M-246 92C-208 84 -186 116 -204 156M112 242C106 206 148 184 178 198M-30 -262L-14 -228'
  const rock =
    circle([0, 0], 276, { fill: '#565A70', lineWidthPx: 8 }) +
    (turn ? place(inkPath(cracks), [0, 0], { rotate: turn }) : inkPath(cracks)) +
    inkPath('M-232 -66A242 242 0 0 1 -66 -232', { line: '#8A8FA6', lineWidthPx: 12 })
  return shadow([at[0] + 5, 672], 250, 0.25) + place(rock, at)
}

export const sand = { fill: '#F4D3A0' }

function dust(t: number): string {
  const puff = wave(t) * 8
  return (
    cloud([612, 650], 100 + puff, 2, sand) +
    cloud([700, 680], 130 + puff, 3, sand) +
    cloud([1040, 664], 150 + puff, 4, sand) +
    inkPath('M598 180H534M584 250H500M576 560H512', bold)
  )
}

/** A fist with three lines of effort around it. */
function hand(at: Point, effort: string): string {
  return ellipse(at, 29, 27, { fill: skin, ...bold }) + inkPath(effort)
}

function shoe(at: Point, rotate: number): string {
  const drawn =
    inkPath('M30 18C34 -8 24 -26 2 -28C-14 -12 -40 -10 -54 6C-58 14 -56 20 -52 20Z', {
      fill: '#FFFFFF',
      ...bold,
    }) + inkPath('M-54 12H30', { lineWidthPx: 5 })
  return place(drawn, at, { rotate, scale: 1.05 })
}

/** Hip, knee and ankle of a leg, and how its shoe is turned. */
export interface Leg {
  joints: readonly [hip: Point, knee: Point, ankle: Point]
  shoeAt: Point
  shoeRotate: number
}

const stride: readonly [far: Leg, near: Leg] = [
  {
    joints: [
      [352, 500],
      [250, 498],
      [222, 590],
    ],
    shoeAt: [206, 604],
    shoeRotate: -12,
  },
  {
    joints: [
      [366, 500],
      [440, 556],
      [522, 486],
    ],
    shoeAt: [548, 462],
    shoeRotate: 112,
  },
]

function leg({ joints, shoeAt, shoeRotate }: Leg, color: string): string {
  return limb(joints, { widthPx: 62, color }) + shoe(shoeAt, shoeRotate)
}

function torso(): string {
  return (
    inkPath(
      'M254 352C270 314 330 304 362 326C392 350 404 420 402 500C386 530 336 536 318 520C300 460 262 410 254 352Z',
      { fill: shirt, ...bold },
    ) +
    stroke(
      [
        [330, 514],
        [360, 518],
        [400, 504],
      ],
      5,
    )
  )
}

function tie(): string {
  const style = { fill: palette.coral, ...bold }
  return (
    inkPath(
      'M318 352C350 372 400 360 432 384C462 404 486 396 520 412L512 446C470 440 440 444 412 424C380 402 344 412 312 380Z',
      style,
    ) + inkPath('M296 344L316 334L340 350L324 378L300 372Z', style)
  )
}

/** How the one who runs holds himself at a moment. */
export interface Running {
  legs: readonly [far: Leg, near: Leg]
  /** How far the far fist is pushed ahead, and the near one drawn back. */
  swingPx: number
  headRotate: number
  /** Degrees that the end of the tie is lifted. */
  tieRotate: number
}

/** He runs to the left and looks back over his shoulder. */
export function runner({ legs, swingPx, headRotate, tieRotate }: Running): string {
  const [x, y] = [swingPx, Math.abs(swingPx) * 0.3]
  const farArm: Point[] = [
    [300, 366],
    [196 + x / 2, 424],
    [116 + x, 366 - y],
  ]
  const nearArm: Point[] = [
    [322, 378],
    [404 - x / 2, 436],
    [466 - x, 376 + y],
  ]
  const face = head({
    head: 'NoHairThree',
    face: 'Scream',
    faceScale: 1.14,
    beard: 'MustacheThin',
    colors: { skin },
  })
  return (
    limb(farArm, { widthPx: 50, color: '#8FC8F0' }) +
    shift(hand([100, 346], 'M84 334l-14 -14M96 324l-6 -20M114 324l4 -18'), [x, -y]) +
    leg(legs[0], '#2E3B82') +
    leg(legs[1], '#3E4A8A') +
    torso() +
    place(face, [304, 338], { rotate: headRotate, scale: 0.6 }) +
    about(tie(), [320, 360], { rotate: tieRotate }) +
    limb(nearArm, { widthPx: 50, color: shirt, openStart: true }) +
    shift(hand([478, 354], 'M498 346l16 -10M494 332l8 -16'), [-x, y])
  )
}

function sweat(t: number): string {
  const fly = wave(t) * 8
  return drop([472, 150 + fly], 1.5, 60) + drop([500, 226 - fly], 1.1, 74) + drop([452, 84 - fly], 1.1, 44)
}

export const nameplate = label([72, 642, 424, 124])

export const scene = defineScene({
  name: 'outrunning-it',
  widthPx: 1200,
  heightPx: 800,
  background: '#FFDF9A',
  draw: (t) =>
    desert(t) +
    inkPath('M-10 720C300 706 500 716 660 708M760 712C900 706 1100 700 1210 694', {
      line: '#BF8040',
      lineWidthPx: 5,
    }) +
    boulder([865, 392 - Math.abs(wave(t, 2)) * 8], 0) +
    dust(t) +
    shift(runner({ legs: stride, swingPx: 0, headRotate: -7, tieRotate: 0 }), [10, wave(t, 2) * 9 - 4]) +
    sweat(t) +
    nameplate,
})
