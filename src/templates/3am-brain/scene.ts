import { bubble } from '../kit/bubble'
import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { head } from '../kit/head'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { decimal, type Point } from '../kit/path'
import { about, type Placing, place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { blob, circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }

function stars(t: number): string {
  const random = seededRandom(9)
  return Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [84 + random() * 182, 74 + random() * 200]
    const opacity = 0.6 + 0.4 * wave(t, 1, index / 5)
    return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="3" fill="#FFFFFF" opacity="${decimal(opacity, 2)}"/>`
  }).join('')
}

function nightWindow(t: number): string {
  const moon = 'M206 110A46 46 0 1 0 232 180A38 38 0 0 1 206 110Z'
  return (
    inkBox([70, 60, 210, 230], { fill: '#121230', ...line }) +
    stars(t) +
    inkPath(moon, { fill: palette.yellow }) +
    inkPath('M175 66V286M76 175H274', { line: '#4F4F88', lineWidthPx: 10 }) +
    inkBox([70, 60, 210, 230], { line: '#4F4F88', lineWidthPx: 12 }) +
    inkBox([54, 286, 242, 24], { fill: '#5D5D9C', ...line })
  )
}

/** The clock by the bed: no digits to translate, but its hands say three. */
function clock(): string {
  return (
    inkBox([848, 486, 120, 34], { fill: '#5E331D', ...line }) +
    emoji('three-oclock', { at: [908, 436], sizePx: 96 })
  )
}

function bedFrame(): string {
  return (
    inkBox([100, 760, 860, 130], { fill: '#8C5A36', ...line }) +
    inkBox([60, 520, 90, 420], { fill: palette.darkWood, radiusPx: 20, ...line }) +
    inkPath('M180 800H420M560 846H800', { line: '#A9734A', lineWidthPx: 5 })
  )
}

/** State of the bedroom at a moment. */
export interface Night {
  face: string
  faceScale: number
  /** Of the head on the pillow, from its place. */
  head: Point
  /** How far the blanket has risen with the breath. */
  breathPx: number
  brain: string
  /** 0 is not there, 1 is as large as it is. */
  glow: number
  bubbleScale: number
}

function sleeper({ face, faceScale, head: [dx, dy] }: Night): string {
  const colors = { skin: skinTones.light.fill }
  const drawn = head({ head: 'ShortFive', face, faceScale, faceShift: [-12, 0], colors }, 3)
  return place(drawn, [360 + dx, 688 + dy], { rotate: -66, scale: 0.52 })
}

const blanket = 'M384 640C500 596 600 586 700 598C820 610 900 640 936 700V806H384C356 760 356 690 384 640Z'

function bedding(breathPx: number): string {
  const spots: Point[] = [
    [500, 690],
    [596, 740],
    [690, 670],
    [790, 730],
    [872, 690],
    [500, 780],
    [700, 780],
  ]
  const pattern = spots.map((spot) =>
    star(spot, { outerRadiusPx: 22, innerRadiusPx: 9, points: 5, fill: palette.yellow, lineWidthPx: 0 }),
  )
  return place(
    flatPath(blanket, palette.coral) +
      clip(
        `<path d="${blanket}"/>`,
        pattern.join('') + flatPath('M360 600C440 660 448 740 400 810H340Z', '#FFF3DC'),
      ) +
      inkPath(blanket, line) +
      inkPath('M384 640C432 664 442 740 408 806', line) +
      // Fingers that hold the blanket's edge.
      [690, 714, 738]
        .map((y) => ellipse([412 + (y - 690) / 8, y + 4], 17, 14, { fill: skinTones.light.fill }))
        .join(''),
    [0, breathPx],
  )
}

function pillow(): string {
  return blob(
    [
      [150, 640],
      [200, 588],
      [300, 586],
      [396, 620],
      [404, 700],
      [360, 752],
      [220, 756],
      [150, 720],
    ],
    {
      fill: '#FFFFFF',
      ...line,
    },
  )
}

export interface BrainMood extends Placing {
  at: Point
  /** How far its mouth is open, beyond a grin. */
  talkPx: number
  /** Of its pupils, from the look down at the bed. */
  look: Point
}

/** The brain, wide awake and pleased with itself. */
export function brain({ at, talkPx, look: [lookX, lookY], ...placing }: BrainMood): string {
  const eyes: Point[] = [
    [-28, -6],
    [32, -6],
  ]
  return place(
    emoji('brain', { at: [0, 0], sizePx: 210, lineWidthPx: 7 }) +
      eyes
        .map(
          ([x, y]) =>
            ellipse([x, y], 18, 21, { fill: '#FFFFFF', lineWidthPx: 5 }) +
            circle([x - 3 + lookX, y + 6 + lookY], 8, { fill: palette.ink, lineWidthPx: 0 }),
        )
        .join('') +
      inkPath(`M-30 34C-10 ${58 + talkPx} 22 ${58 + talkPx} 42 32C20 40 -8 40 -30 34Z`, {
        fill: '#FFFFFF',
        lineWidthPx: 5,
      }) +
      inkPath('M-52 -36L-18 -28M58 -36L24 -28', { lineWidthPx: 7 }),
    at,
    placing,
  )
}

export function bedroom(t: number, night: Night): string {
  const { glow, bubbleScale } = night
  const words = bubble([390, 70, 560, 290], [540, 396])
  const murmur = bubble([38, 346, 306, 122], [292, 536])
  return (
    flatBox([0, 850, 1000, 150], '#22224A') +
    inkPath('M0 850H1000', line) +
    (glow ? ellipse([500, 470], 190 * glow, 180 * glow, { fill: '#3A3770', lineWidthPx: 0 }) : '') +
    nightWindow(t) +
    clock() +
    bedFrame() +
    pillow() +
    sleeper(night) +
    bedding(night.breathPx) +
    inkBox([920, 640, 60, 290], { fill: palette.darkWood, radiusPx: 20, ...line }) +
    murmur +
    night.brain +
    (bubbleScale === 1 ? words : about(words, [540, 396], { scale: bubbleScale }))
  )
}

export const scene = defineScene({
  name: '3am-brain',
  widthPx: 1000,
  heightPx: 1000,
  background: '#2B2B55',
  draw: (t) => {
    const hover = wave(t)
    return bedroom(t, {
      face: 'Hectic',
      faceScale: 1.12,
      head: [0, wave(t, 2) * 2],
      breathPx: hover * 1.5,
      brain: brain({ at: [500, 470 + hover * 8], rotate: hover * 4, talkPx: 0, look: [0, 0] }),
      glow: 1,
      bubbleScale: 1,
    })
  },
})
