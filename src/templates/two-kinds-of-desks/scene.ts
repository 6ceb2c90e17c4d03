import { clipToBox } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, circle, flatBox, frame, inkBox, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const deskY = 690

/** A desk whose front carries the words. */
function desk(x: number, wood: string, edge: string): string {
  return (
    flatBox([x, deskY, 600, 320], wood) +
    inkPath(`M${x} ${deskY}H${x + 600}`, line) +
    flatBox([x, deskY + 4, 600, 26], edge) +
    inkPath(`M${x} ${deskY + 32}H${x + 600}`, line) +
    label([x + 40, 748, 520, 204], line)
  )
}

/** Seen from behind. */
function laptop(foot: Point, rotate: number): string {
  return place(
    inkBox([-104, -140, 208, 140], { fill: palette.fog, radiusPx: 16, ...line }) +
      circle([0, -70], 17, { fill: palette.paper, lineWidthPx: 5 }),
    foot,
    { rotate },
  )
}

function orderedShelf(): string {
  const colors = [palette.coral, palette.orange, palette.yellow, palette.green, palette.blue, palette.violet]
  return (
    colors
      .map((fill, index) =>
        inkBox([52 + index * 34, 120 + index * 12, 34, 118 - index * 12], {
          fill,
          lineWidthPx: 6,
          amplitudePx: 0,
        }),
      )
      .join('') + inkBox([36, 238, 240, 20], { fill: palette.darkWood, ...line })
  )
}

function tidy(t: number): string {
  const pencils = [0, 1, 2, 3].map((index) =>
    inkBox([54 + index * 26, deskY - 62, 14, 58], {
      fill: [palette.coral, palette.yellow, palette.teal, palette.blue][index] ?? palette.coral,
      lineWidthPx: 5,
      amplitudePx: 0,
    }),
  )
  return (
    flatBox([0, 0, 600, 1000], '#9BE0C4') +
    rays({ centre: [330, 380], radiusPx: 800, count: 24, color: '#AEE9D1', turn: t }) +
    orderedShelf() +
    inkBox([420, 96, 132, 150], { fill: palette.paper, lineWidthPx: 8, amplitudePx: 0 }) +
    circle([486, 171], 38, { fill: palette.yellow }) +
    peep({
      pose: 'bust/BlazerBlackTee',
      at: [318, 720],
      heightPx: 520,
      head: 'Hijab',
      face: 'Smug',
      faceScale: 1.08,
      skin: 'tan',
      hairInk: '#4B2A80',
      colors: { blazer: palette.yellow, hijab: palette.lilac },
      headScale: 1.2,
      headRotate: wave(t) * 2,
      ...line,
    }) +
    pencils.join('') +
    emoji('potted-plant', { at: [530, 622], sizePx: 150 }) +
    laptop([322, deskY], 0) +
    sparkle([180, 360], 30 + wave(t) * 7) +
    sparkle([536, 380], 26 - wave(t) * 7) +
    sparkle([92, 560], 24 + wave(t) * 6) +
    desk(0, '#F2C48D', '#D9A066')
  )
}

const notes: readonly (readonly [Point, number, string])[] = [
  [[660, 70], -8, palette.yellow],
  [[760, 130], 6, palette.pink],
  [[664, 200], 12, palette.sky],
  [[1140, 80], 8, palette.yellow],
  [[1040, 60], -6, palette.mint],
  [[1120, 220], -12, palette.pink],
  [[1150, 350], 6, palette.yellow],
  [[646, 340], -6, palette.mint],
  [[742, 400], 9, palette.pink],
  [[1050, 170], 10, palette.sky],
]

function note(at: Point, rotate: number, fill: string): string {
  return place(
    inkBox([-38, -36, 76, 72], { fill, lineWidthPx: 6 }) +
      inkPath('M-22 -14H18M-22 4H22M-22 20H6', { lineWidthPx: 4, line: '#6B6B78' }),
    at,
    { rotate },
  )
}

/** Paper that slides off the pile and never ends. */
function avalanche(t: number): string {
  const falling = [0, 0.33, 0.66].map((phase) => {
    const fall = lap(t, 1, phase)
    return place(
      inkBox([-26, -34, 52, 68], { fill: palette.paper, lineWidthPx: 5 }),
      [1090 + wave(fall) * 40, -60 + fall * 820],
      { rotate: fall * 360 },
    )
  })
  const pile = Array.from({ length: 13 }, (_, index) =>
    inkBox([1010 + ((index * 29) % 31) - 14 + index * 2, deskY - 24 - index * 22, 150, 23], {
      fill: index % 3 ? palette.paper : palette.cream,
      lineWidthPx: 5,
      rotate: ((index * 7) % 9) - 4,
    }),
  )
  return pile.join('') + falling.join('')
}

function messy(t: number): string {
  const shake = wave(t, 3) * 3
  return (
    flatBox([600, 0, 600, 1000], '#FF7A4D') +
    rays({ centre: [880, 380], radiusPx: 800, count: 24, color: '#FF8D62', turn: t }) +
    notes.map(([at, rotate, fill]) => note(at, rotate + wave(t, 1, at[0] / 90) * 3, fill)).join('') +
    peep({
      pose: 'bust/ButtonShirt',
      at: [880 + shake, 720],
      heightPx: 520,
      head: 'ShavedThree',
      face: 'Dizzy',
      faceScale: 1.1,
      beard: 'FullMedium',
      skin: 'pale',
      colors: { top: palette.blue },
      headScale: 1.25,
      headRotate: -6 + wave(t) * 4,
      ...line,
    }) +
    note([852, 250], 14 + wave(t) * 5, palette.yellow) +
    avalanche(t) +
    emoji('teacup-without-handle', { at: [668, 650], sizePx: 92 }) +
    emoji('teacup-without-handle', { at: [676, 596], sizePx: 92, rotate: 6 }) +
    emoji('teacup-without-handle', { at: [666, 540], sizePx: 92, rotate: -8 + wave(t) * 4 }) +
    laptop([884, deskY + 8], -8) +
    emoji('banana', { at: [776, 664], sizePx: 84, rotate: 30 }) +
    emoji('rolled-up-newspaper', { at: [1000, 660], sizePx: 96, rotate: 20 }) +
    desk(600, '#C77B45', '#A45F30')
  )
}

export const scene = defineScene({
  name: 'two-kinds-of-desks',
  widthPx: 1200,
  heightPx: 1000,
  background: '#9BE0C4',
  draw: (t) =>
    clipToBox([0, 0, 600, 1000], tidy(t)) +
    clipToBox([600, 0, 600, 1000], messy(t)) +
    border('M600 0V1000', 10) +
    frame(1200, 1000),
})
