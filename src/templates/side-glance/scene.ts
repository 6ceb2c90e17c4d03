import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { flatBox, inkPath, label } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const houses: readonly (readonly [x: number, y: number, widthPx: number, color: string])[] = [
  [0, 210, 150, '#9CC9EA'],
  [140, 150, 150, '#86B8DE'],
  [290, 250, 120, '#9CC9EA'],
  [410, 120, 170, '#86B8DE'],
  [580, 230, 130, '#9CC9EA'],
  [710, 170, 160, '#86B8DE'],
  [870, 240, 130, '#9CC9EA'],
  [1000, 140, 200, '#86B8DE'],
]

function house([x, y, widthPx, color]: (typeof houses)[number]): string {
  const windows = Array.from({ length: 18 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const left = x + 18 + (column * (widthPx - 36)) / 2.6
    return flatBox([left, y + 24 + row * 54, (widthPx - 36) / 4.4, 26], '#B9DDF5')
  })
  return flatBox([x, y, widthPx, 520], color) + windows.join('')
}

function street(): string {
  return (
    houses.map(house).join('') +
    flatBox([0, 600, 1200, 300], '#E9DCC5') +
    inkPath('M0 600H1200') +
    inkPath('M0 690H1200M120 690L60 900M420 690L400 900M780 690L800 900M1080 690L1140 900', {
      line: '#CDBB9B',
      lineWidthPx: 4,
    })
  )
}

/** How somebody in the street moves at a moment. */
export interface Stance {
  /** From their place. */
  offset: Point
  /** Degrees, clockwise, about the feet. */
  rotate: number
  headRotate: number
  faceScale: number
}

function temptation({ offset: [dx, dy], rotate, headRotate }: Stance): string {
  return peep({
    pose: 'standing/Polkadots',
    at: [216 + dx, 1120 + dy],
    heightPx: 960,
    rotate,
    head: 'LongHair',
    hairInk: '#4A2115',
    face: 'Calm',
    headRotate,
    headScale: 1.5,
    flip: true,
    skin: 'tan',
    colors: { top: palette.coral, pants: palette.violet },
    lineWidthPx: 7,
  })
}

/** Walks on while his head, and his heart, look back. */
function subject({ offset: [dx, dy], rotate, headRotate, faceScale }: Stance): string {
  return peep({
    pose: 'standing/Dancer',
    at: [616 + dx, 1190 + dy],
    heightPx: 1065,
    rotate,
    head: 'ShortFour',
    face: 'LoveGrinTongue',
    faceScale,
    faceShift: [-22, 0],
    headFlip: true,
    headScale: 1.5,
    headRotate,
    skin: 'pale',
    colors: { top: palette.blue, pants: '#2F3E7A' },
    lineWidthPx: 7,
  })
}

function neglected({ offset: [dx, dy], rotate, headRotate, faceScale }: Stance): string {
  return peep({
    pose: 'standing/CrossArmColorTee',
    at: [980 + dx, 1110 + dy],
    heightPx: 930,
    rotate,
    head: 'BangsTwo',
    face: 'Rage',
    faceScale,
    faceShift: [-22, 0],
    headScale: 1.5,
    headFlip: true,
    headRotate,
    skin: 'light',
    colors: { top: palette.yellow },
    lineWidthPx: 7,
  })
}

/** The throbbing sign of anger. */
function anger(scale: number): string {
  const data =
    'M-26 -8C-10 -8 -8 -10 -8 -26M8 -26C8 -10 10 -8 26 -8M26 8C10 8 8 10 8 26M-8 26C-8 10 -10 8 -26 8'
  const mark = inkPath(data, { lineWidthPx: 15 }) + inkPath(data, { lineWidthPx: 8, line: palette.red })
  return place(mark, [846, 214], { scale })
}

function hearts(t: number): string {
  return (
    emoji('red-heart', { at: [482, 150 - lap(t) * 40], sizePx: 70, rotate: -12 }) +
    emoji('red-heart', { at: [424, 96 - lap(t, 1, 0.5) * 40], sizePx: 44, rotate: 8, lineWidthPx: 5 })
  )
}

export interface Cast {
  temptation: Stance
  subject: Stance
  neglected: Stance
  /** Size of the sign of anger. */
  angerScale: number
  /** Hearts above the one in love. */
  hearts: string
  /** Fumes above the one who is not. */
  fumes?: string
}

export function streetScene(t: number, cast: Cast): string {
  const glint = wave(t) * 6
  return (
    street() +
    star([1120, 70], { outerRadiusPx: 84, innerRadiusPx: 64, points: 16, turn: t, fill: palette.yellow }) +
    cloud([150, 90], 190, 3) +
    cloud([760, 80], 150, 8) +
    temptation(cast.temptation) +
    sparkle([400, 250], 28 + glint) +
    sparkle([40, 236], 28 - glint) +
    sparkle([392, 420], 28 + glint) +
    (cast.fumes ?? '') +
    neglected(cast.neglected) +
    subject(cast.subject) +
    cast.hearts +
    anger(cast.angerScale) +
    label([28, 716, 364, 148]) +
    label([418, 716, 364, 148]) +
    label([808, 716, 364, 148])
  )
}

export const scene = defineScene({
  name: 'side-glance',
  widthPx: 1200,
  heightPx: 900,
  background: palette.sky,
  draw: (t) => {
    const sway = wave(t)
    return streetScene(t, {
      temptation: { offset: [sway * 4, 0], rotate: sway * 1.5 - 2, headRotate: 0, faceScale: 1 },
      subject: { offset: [0, 0], rotate: 0, headRotate: sway * 2 - 7, faceScale: 1.1 },
      neglected: { offset: [0, 0], rotate: 0, headRotate: sway * 2 + 4, faceScale: 1.2 },
      angerScale: 1.25 + 0.15 * sway,
      hearts: hearts(t),
    })
  },
})
