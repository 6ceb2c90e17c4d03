import { bubble } from '../kit/bubble'
import { capybara, capybaraArm } from '../kit/capybara'
import { cloud } from '../kit/cloud'
import { flame } from '../kit/flame'
import { blinks, wave } from '../kit/motion'
import { mug, steam } from '../kit/mug'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { about } from '../kit/place'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath, polygon, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const smoke = { near: '#4A4B5E', far: '#63647A' }

/** A row of flames: x of the foot, width, height; the seed follows from the place. */
function fire(
  footY: number,
  tongues: readonly (readonly [x: number, w: number, h: number])[],
  t: number,
  vigour: number,
): string {
  return tongues.map(([x, w, h]) => flame([x, footY], w, h, t, x % 97, vigour)).join('')
}

function wall(): string {
  const stripes = Array.from({ length: 8 }, (_, index) => flatBox([index * 160 + 30, 0, 80, 860], '#FFD48C'))
  return flatBox([0, 0, 1200, 1000], '#FFC873') + stripes.join('')
}

function floor(): string {
  return (
    flatBox([0, 872, 1200, 140], '#A85F36') +
    inkPath('M0 872H1200', line) +
    inkPath('M0 930H1200M170 872L120 930M520 872L500 930M860 872L880 930M330 930L290 1000M700 930L706 1000', {
      line: '#824524',
      lineWidthPx: 4,
    })
  )
}

const books: readonly (readonly [x: number, w: number, h: number, color: string])[] = [
  [66, 30, 104, palette.teal],
  [98, 24, 120, palette.coral],
  [124, 36, 96, palette.blue],
  [162, 26, 112, palette.yellow],
  [190, 32, 90, palette.pink],
]

/** A bookcase that has begun to burn from the top. */
function bookcase(t: number, vigour: number): string {
  const shelf = (y: number, from: number) =>
    books
      .slice(from)
      .map(([x, w, h, fill]) => inkBox([x, y - h, w, h], { fill, lineWidthPx: 5 }))
      .join('') + inkBox([40, y, 214, 18], { fill: palette.darkWood, ...line })
  return (
    fire(
      412,
      [
        [90, 120, 180],
        [196, 130, 240],
      ],
      t,
      vigour,
    ) +
    inkBox([40, 396, 214, 480], { fill: '#5E331D', ...line }) +
    inkBox([28, 384, 238, 26], { fill: palette.darkWood, ...line }) +
    shelf(560, 0) +
    shelf(716, 2) +
    flame([112, 716], 90, 130, t, 5, vigour)
  )
}

function ceilingSmoke(t: number): string {
  const drift = wave(t) * 7
  const puffs = [-20, 170, 420, 660, 900, 1120]
  const row = (offset: Point, widthPx: number, fill: string, seed: number, way: number) =>
    puffs
      .map((x, index) => {
        const side = index % 2 ? way : -way
        const at: Point = [x + offset[0] + drift * side, offset[1] + (index % 3) * 9]
        return cloud(at, widthPx, index + seed, { fill, ...line })
      })
      .join('')
  return (
    row([0, 118], 332, smoke.far, 2, 1) +
    row([90, 84], 350, smoke.near, 12, -1) +
    flatBox([0, 0, 1200, 112], smoke.near) +
    puffs.map((x) => ellipse([x + 90, 80], 150, 62, { fill: smoke.near, lineWidthPx: 0 })).join('')
  )
}

function table(): string {
  return (
    polygon(
      [
        [90, 786],
        [1110, 786],
        [1180, 862],
        [20, 862],
      ],
      { fill: palette.wood, ...line, amplitudePx: 1 },
    ) +
    inkBox([20, 862, 1160, 40], { fill: '#B86B35', ...line }) +
    inkBox([90, 902, 54, 120], { fill: '#9C5628', ...line }) +
    inkBox([1056, 902, 54, 120], { fill: '#9C5628', ...line }) +
    stroke(
      [
        [150, 812],
        [420, 812],
      ],
      4,
      '#F0B27C',
    ) +
    stroke(
      [
        [760, 836],
        [1010, 836],
      ],
      4,
      '#F0B27C',
    )
  )
}

/** Work that will not be finished today. */
function burningPapers(t: number, vigour: number): string {
  return (
    flame([948, 790], 150, 190, t, 31, vigour) +
    inkBox([872, 782, 160, 22], { fill: palette.paper, rotate: -2, lineWidthPx: 6 }) +
    inkBox([866, 802, 168, 22], { fill: palette.fog, rotate: 1, lineWidthPx: 6 }) +
    flame([1006, 800], 70, 92, t, 44, vigour)
  )
}

const shoulder: Point = [340, 684]
const mugAt: Point = [628, 772]

/** The mug and the arm that holds it, lifted about the shoulder. */
function mugInHand(t: number, liftDegrees: number): string {
  const angle = (-liftDegrees * Math.PI) / 180
  const [dx, dy] = [mugAt[0] - shoulder[0], mugAt[1] - shoulder[1]]
  const x = shoulder[0] + dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = shoulder[1] + dx * Math.sin(angle) + dy * Math.cos(angle)
  return (
    about(mug(mugAt), shoulder, { rotate: -liftDegrees }) +
    steam([x - 18, y - 82], t) +
    about(capybaraArm([430, 836], 0.8), shoulder, { rotate: -liftDegrees })
  )
}

export interface RoomMoment {
  /** 1 for a fire that licks, 2 for one that rages. */
  vigour: number
  bobPx: number
  eyesShut: boolean
  /** How far the mug is on its way to the mouth; 50 is there. */
  liftDegrees: number
  /** Sparks between the fire and the animal. */
  sparks?: string
}

export function burningRoom(t: number, moment: RoomMoment): string {
  const { vigour, bobPx, eyesShut, liftDegrees, sparks = '' } = moment
  return (
    wall() +
    floor() +
    fire(
      880,
      [
        [340, 190, 300],
        [640, 170, 250],
        [800, 200, 330],
        [980, 230, 410],
        [1150, 240, 360],
      ],
      t,
      vigour,
    ) +
    bookcase(t, vigour) +
    sparks +
    capybara({ at: [430, 826], scale: 0.8, bobPx, eyesShut }) +
    table() +
    mugInHand(t, liftDegrees) +
    burningPapers(t, vigour) +
    fire(
      1010,
      [
        [30, 190, 210],
        [170, 130, 130],
        [1150, 220, 230],
        [1020, 130, 120],
        [600, 110, 84],
      ],
      t,
      vigour,
    ) +
    ceilingSmoke(t) +
    bubble([690, 232, 430, 190], [652, 498])
  )
}

export const scene = defineScene({
  name: 'calm-in-chaos',
  widthPx: 1200,
  heightPx: 1000,
  background: '#FFC873',
  draw: (t) => burningRoom(t, { vigour: 1, bobPx: wave(t) * 4, eyesShut: blinks(t), liftDegrees: 0 }),
})
