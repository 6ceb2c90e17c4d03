import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkBox, inkPath, label, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

function room(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], '#2FA79A') +
    rays({ centre: [300, 300], radiusPx: 1300, count: 26, color: '#41B5A8', turn: t })
  )
}

function board(): string {
  return (
    inkPath('M640 480L600 760M1060 480L1100 760', { lineWidthPx: 22 }) +
    inkBox([476, 36, 688, 470], { fill: '#8A5A3C', radiusPx: 18, ...line }) +
    inkBox([500, 60, 640, 422], { fill: palette.paper, radiusPx: 8, ...line }) +
    inkBox([560, 500, 150, 22], { fill: '#5E3A24', lineWidthPx: 6 }) +
    inkBox([580, 484, 62, 16], { fill: palette.coral, lineWidthPx: 5, radiusPx: 6 }) +
    inkBox([650, 484, 44, 16], { fill: palette.blue, lineWidthPx: 5, radiusPx: 6 })
  )
}

/** Could go on for hours, and will. */
function speaker(t: number): string {
  const talk = wave(t, 2)
  const grip: Point = [432, 330 + talk * 5]
  return (
    stroke(
      [
        [grip[0] - 26, grip[1] + 44],
        [540 + talk * 4, 176 + talk * 4],
      ],
      14,
    ) +
    peep({
      pose: 'bust/ShirtCoat',
      at: [236, 830],
      heightPx: 700,
      head: 'Afro',
      face: 'Explaining',
      faceScale: 1.1,
      accessory: 'GlassesThree',
      skin: 'brown',
      colors: { jacket: palette.coral, top: palette.cream },
      headScale: 1.1,
      headRotate: -4 + talk * 2.5,
      ...line,
    }) +
    limb(
      [
        [330, 600],
        [414, 530],
        [grip[0], grip[1] + 40],
      ],
      { widthPx: 76, color: palette.coral },
    ) +
    hand('raised-fist', 'brown', { at: grip, sizePx: 110, rotate: 8 })
  )
}

interface Sleeper
  extends Pick<PeepOptions, 'pose' | 'head' | 'skin' | 'colors' | 'beard' | 'accessory' | 'hairInk'> {
  at: Point
  face: string
  headRotate: number
  flip?: boolean
  phase: number
}

function sleeper({ at, phase, headRotate, ...looks }: Sleeper, t: number): string {
  const breath = wave(t, 1, phase)
  return peep({
    ...looks,
    at: [at[0], at[1] + breath * 4],
    heightPx: 380,
    faceScale: 1.12,
    headScale: 1.35,
    headRotate: headRotate + breath * 2,
    ...line,
  })
}

/** Paper eyes, so that nobody notices. */
function paperEyes(t: number): string {
  const one = (at: Point) =>
    place(
      inkBox([-27, -26, 54, 52], { fill: '#FFE27A', lineWidthPx: 5, amplitudePx: 0.8 }) +
        ellipse([0, 2], 17, 14, { fill: '#FFFFFF', lineWidthPx: 4 }) +
        circle([3, 2], 6, { fill: palette.ink, lineWidthPx: 0 }),
      at,
    )
  return place(one([0, 0]) + one([66, -4]), [1010, 560], { rotate: -14 + wave(t, 1, 0.8) * 2 })
}

/** Comes out of a sleeping nose. */
function snoreBubble(at: Point, t: number, phase: number): string {
  const size = 26 + 14 * wave(t, 1, phase)
  return (
    circle([at[0] + size, at[1]], size, { fill: '#D9F1FFCC', lineWidthPx: 5 }) +
    inkPath(
      `M${at[0] + size * 0.6} ${at[1] - size * 0.3}a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.4} ${-size * 0.3}`,
      {
        line: '#FFFFFF',
        lineWidthPx: 5,
      },
    )
  )
}

function audience(t: number): string {
  return (
    sleeper(
      {
        pose: 'bust/ButtonShirt',
        at: [150, 850],
        head: 'NoHairThree',
        face: 'Contempt',
        beard: 'MustacheFive',
        skin: 'pale',
        colors: { top: palette.sky },
        headRotate: 20,
        phase: 0,
      },
      t,
    ) +
    sleeper(
      {
        pose: 'bust/StripedTee',
        at: [440, 850],
        head: 'Bun',
        face: 'Drool',
        skin: 'tan',
        colors: { top: palette.yellow, clip: palette.coral },
        headRotate: -22,
        phase: 0.3,
      },
      t,
    ) +
    sleeper(
      {
        pose: 'bust/Hoodie',
        at: [750, 850],
        head: 'Hijab',
        face: 'Contempt',
        skin: 'light',
        colors: { top: palette.violet },
        headRotate: 16,
        phase: 0.6,
      },
      t,
    ) +
    sleeper(
      {
        pose: 'bust/Tee',
        at: [1040, 850],
        head: 'FlatTop',
        face: 'EyesClosed',
        skin: 'deep',
        colors: { top: palette.coral },
        headRotate: -18,
        phase: 0.8,
      },
      t,
    )
  )
}

function desk(): string {
  return (
    inkBox([-20, 800, 1240, 34], { fill: palette.wood, ...line }) +
    inkBox([-20, 834, 1240, 190], { fill: '#B86B35', ...line }) +
    label([110, 852, 980, 118], line)
  )
}

export const scene = defineScene({
  name: 'the-presentation',
  widthPx: 1200,
  heightPx: 1000,
  background: '#2FA79A',
  draw: (t) =>
    room(t) +
    board() +
    speaker(t) +
    audience(t) +
    snoreBubble([206, 640], t, 0) +
    paperEyes(t) +
    desk() +
    emoji('hot-beverage', { at: [604, 782], sizePx: 84 }),
})
