import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, circle, ellipse, flatBox, inkPath, label, shadow, stroke } from '../kit/shapes'
import { fist, puller } from './puller'

const line = { lineWidthPx: boldInkWidthPx }
const grassY = 620
const knot: Point = [826, 566]

function meadow(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], '#6CC4F5') +
    rays({ centre: [600, 520], radiusPx: 1100, count: 26, color: '#86D0F8', turn: t }) +
    cloud([480, 150], 240, 4, line) +
    cloud([1090, 90 + wave(t) * 6], 220, 8, line) +
    blob(
      [
        [-60, grassY],
        [180, 560],
        [420, 600],
        [660, 570],
        [900, 600],
        [1100, 560],
        [1280, grassY],
        [1280, 1080],
        [-60, 1080],
      ],
      { fill: '#7BC950', ...line },
    ) +
    inkPath(
      'M70 690L80 664L92 690M520 650L530 626L544 650M1120 700L1130 674L1144 700M640 900L650 876L662 900',
      {
        line: '#4F9A32',
        lineWidthPx: 6,
      },
    )
  )
}

function mud(t: number): string {
  const bubble = wave(t) * 4
  return (
    ellipse([622, 816], 176, 40, { fill: '#8A5A3C', ...line }) +
    ellipse([590, 806], 100, 16, { fill: '#A5714E', lineWidthPx: 0 }) +
    circle([676, 814], 12 + bubble, { fill: '#A5714E', lineWidthPx: 5 })
  )
}

function rope(t: number): string {
  const shiver = wave(t, 3) * 4
  const data = `M330 548C420 ${546 + shiver} 520 ${560 - shiver} 600 558S760 ${562 + shiver} ${knot[0]} ${knot[1]}`
  const tail = `M330 548C290 560 262 700 300 760`
  const twist = Array.from({ length: 15 }, (_, index) => `M${352 + index * 32} 540l12 26`).join('')
  return (
    inkPath(tail, { lineWidthPx: 28 }) +
    inkPath(tail, { line: palette.tan, lineWidthPx: 15 }) +
    inkPath(data, { lineWidthPx: 32 }) +
    inkPath(data, { line: palette.tan, lineWidthPx: 18 }) +
    inkPath(twist, { line: '#A9773F', lineWidthPx: 5 })
  )
}

/** The tag in the middle names the thing that is pulled apart. */
function tag(t: number): string {
  const swing = place(
    stroke(
      [
        [-90, 0],
        [-90, 44],
      ],
      8,
    ) +
      stroke(
        [
          [90, 0],
          [90, 44],
        ],
        8,
      ) +
      label([-158, 36, 316, 172], line) +
      emoji('adhesive-bandage', { at: [0, -2], sizePx: 96, rotate: 44 }),
    [584, 558],
    { rotate: wave(t, 3) * 1.2 },
  )
  return swing
}

/** Crisps, plain, in a bag. */
function crisps(at: Point, t: number): string {
  return place(
    inkPath('M-52 -70L-40 -62L-26 -72L-12 -62L2 -72L16 -62L30 -72L44 -62L52 -70L58 64L-58 64Z', {
      fill: palette.yellow,
      ...line,
    }) +
      inkPath('M-57 44H57', { lineWidthPx: 5 }) +
      ellipse([0, -4], 34, 26, { fill: palette.red, lineWidthPx: 5 }) +
      ellipse([0, -4], 17, 11, { fill: '#FFE9A0', lineWidthPx: 4, rotate: -20 }),
    at,
    { rotate: 8 + wave(t) * 2 },
  )
}

/** On its way from the hand to the mouth. */
function crisp(t: number): string {
  const way = lap(t, 1, 0.4)
  const at: Point = [800 + way * 150, 330 - Math.sin(way * Math.PI) * 90 - way * 50]
  return ellipse(at, 30, 19, { fill: '#FFDD77', lineWidthPx: 5, rotate: -24 + way * 180 })
}

/** Has put on the brakes and is having a snack. */
function sitter(t: number): string {
  const chew = wave(t, 2)
  return (
    shadow([960, 800], 240) +
    peep({
      pose: 'sitting/Wheelchair',
      at: [1000, 800],
      heightPx: 640,
      head: 'BantuKnots',
      face: 'EatingHappy',
      faceScale: 1.12,
      skin: 'deep',
      flip: true,
      colors: { top: palette.violet, pants: palette.teal, wheelchair: palette.coral },
      headScale: 1.45,
      headRotate: chew * 2 - 3,
      ...line,
    }) +
    crisps([916, 540], t) +
    crisp(t)
  )
}

export const scene = defineScene({
  name: 'tug-of-war',
  widthPx: 1200,
  heightPx: 1000,
  background: '#6CC4F5',
  draw: (t) => {
    const fall = lap(t)
    return (
      meadow(t) +
      mud(t) +
      shadow([320, 806], 190) +
      sitter(t) +
      rope(t) +
      puller(t) +
      fist([336, 546], 4) +
      fist([392, 548], 4) +
      circle(knot, 26, { fill: palette.tan, ...line }) +
      tag(t) +
      drop([34 - fall * 14, 170 + fall * 60], 1.3, 34) +
      drop([290 + fall * 24, 220 + fall * 50], 1.3, -34) +
      label([36, 832, 430, 140], line) +
      label([734, 832, 430, 140], line)
    )
  },
})
