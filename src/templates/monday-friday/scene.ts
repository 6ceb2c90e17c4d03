import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { head } from '../kit/head'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { border, flatBox, frame, inkBox, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const skin = 'light'
const hair = 'LongCurly'
const hairInk = '#7A2E1A'
const jumper = '#FF4F8B'
const panelPx = 720
const confettiColors = [palette.yellow, palette.coral, '#5FE0CB', '#FFFFFF', palette.violet]

/** Paperwork that leans as if it were tired too. */
function papers(): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((index) =>
      inkBox([372 + (index % 3) * 6 - 6, 520 - index * 24, 110, 22], {
        fill: index % 2 ? '#FFFFFF' : '#E3E6F0',
        lineWidthPx: 5,
        rotate: (index % 3) - 1,
      }),
    )
    .join('')
}

/** Her head has sunk onto the desk. */
function slumped(t: number): string {
  const breath = wave(t) * 3
  const back = inkPath(
    `M40 560C36 ${420 - breath} 120 ${370 - breath} 220 ${400 - breath}C300 420 320 500 324 560Z`,
    {
      ...line,
      fill: jumper,
    },
  )
  const drawnHead = place(
    head({ head: hair, face: 'Drool', hairInk, colors: { skin: skinTones[skin].fill } }, 4),
    [160, 430 + breath],
    { rotate: 62, scale: 0.62 },
  )
  const arm = limb(
    [
      [70, 520],
      [150, 556],
      [330, 548],
    ],
    { widthPx: 62, color: jumper },
  )
  return back + drawnHead + arm
}

function monday(t: number): string {
  const rain = Array.from({ length: 16 }, (_, index) => {
    const y = 130 + 360 * lap(t, 1, (index * 7) / 16)
    return inkPath(`M${190 + ((index * 83) % 270)} ${y}l-8 30`, { line: '#A9C6FF', lineWidthPx: 6 })
  }).join('')
  return (
    flatBox([0, 0, 500, panelPx], '#5C6788') +
    rays({ centre: [250, 300], radiusPx: 800, count: 22, color: '#667294', turn: 0.2 }) +
    rain +
    cloud([322, 96], 300, 5, { ...line, fill: '#39405C' }) +
    shift(papers() + slumped(t), [0, 56]) +
    inkBox([-20, 616, 560, 44], { ...line, fill: palette.wood }) +
    inkBox([-20, 660, 560, 90], { ...line, fill: '#8F5527' })
  )
}

function confetti(t: number): string {
  const random = seededRandom(5)
  return Array.from({ length: 30 }, (_, index) => {
    const paper = inkBox([-11, -7, 22, 14], {
      fill: confettiColors[index % confettiColors.length] ?? palette.yellow,
      lineWidthPx: 3,
      amplitudePx: 0,
    })
    return place(paper, [random() * 500, (panelPx + 60) * lap(t, 1, random()) - 30], { rotate: index * 47 })
  }).join('')
}

function dancing(t: number): string {
  const hop = Math.abs(wave(t)) * 10
  const swing = wave(t)
  const sleeve = { widthPx: 64, color: jumper }
  return (
    limb(
      [
        [160, 640 - hop],
        [52, 540 - hop],
        [74, 330 - hop + swing * 8],
      ],
      sleeve,
    ) +
    limb(
      [
        [340, 640 - hop],
        [446, 540 - hop],
        [428, 320 - hop - swing * 8],
      ],
      sleeve,
    ) +
    hand('hand-with-fingers-splayed', skin, {
      at: [74, 250 - hop + swing * 8],
      sizePx: 138,
      rotate: -16,
      flip: true,
    }) +
    hand('sign-of-the-horns', skin, { at: [430, 238 - hop - swing * 8], sizePx: 138, rotate: 12 }) +
    peep({
      pose: 'bust/Hoodie',
      at: [250, 800 - hop],
      heightPx: 570,
      head: hair,
      face: 'SmileLOL',
      skin,
      hairInk,
      colors: { top: jumper, clip: palette.yellow },
      headScale: 1,
      headRotate: -7 + swing * 5,
      lineWidthPx: boldInkWidthPx,
    })
  )
}

function friday(t: number): string {
  return (
    flatBox([0, 0, 500, panelPx], '#FFC23D') +
    rays({ centre: [250, 330], radiusPx: 800, count: 22, color: '#FF8A3D', turn: t }) +
    emoji('mirror-ball', { at: [250, 66], sizePx: 150, rotate: wave(t) * 4, lineWidthPx: boldInkWidthPx }) +
    confetti(t) +
    dancing(t)
  )
}

export const scene = defineScene({
  name: 'monday-friday',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    shift(clipToBox([0, 0, 500, panelPx], monday(t)), [0, 280]) +
    shift(clipToBox([0, 0, 500, panelPx], friday(t)), [500, 280]) +
    flatBox([0, 0, 500, 280], '#DFE3EE') +
    flatBox([500, 0, 500, 280], '#FFF1CC') +
    border('M500 0V1000M0 280H1000', 10) +
    frame(1000, 1000),
})
