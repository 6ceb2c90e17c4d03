import { bubble } from '../kit/bubble'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, polygon } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#8A4FC9'
const fur = '#F39A3C'
const furShade = '#D9772A'

const suits = ['M0 16C-26 -4 -18 -26 0 -12C18 -26 26 -4 0 16Z', 'M0 -22L16 0L0 22L-16 0Z'] as const

/** Two cards that lean on each other: a red back and a white face. */
function tent(x: number, bottom: number, width: number, height: number, suit: number): string {
  const top = bottom - height
  const middle = x + width / 2
  return (
    polygon(
      [
        [x, bottom],
        [middle - 8, top],
        [middle + 14, top],
        [x + width * 0.34, bottom],
      ],
      { fill: palette.red, ...line, amplitudePx: 0.5 },
    ) +
    polygon(
      [
        [x + width, bottom],
        [middle + 8, top],
        [middle - 14, top],
        [x + width * 0.66, bottom],
      ],
      { fill: '#FFFFFF', ...line, amplitudePx: 0.5 },
    ) +
    place(
      flatPath(suits[suit % 2] ?? suits[0], palette.red),
      [middle + width * 0.22, bottom - height * 0.4],
      {
        scale: 0.8,
        rotate: -20,
      },
    )
  )
}

function flatCard(x: number, y: number, width: number): string {
  return inkBox([x, y - 8, width, 14], { fill: '#FFFFFF', lineWidthPx: 6 })
}

function tower(t: number): string {
  const tremble = wave(t, 3) * 0.7
  const cards =
    [0, 1, 2, 3].map((index) => tent(252 + index * 118, 868, 118, 142, index)).join('') +
    flatCard(246, 718, 484) +
    label([278, 550, 420, 160], { ...line, radiusPx: 14 }) +
    flatCard(296, 544, 384) +
    [0, 1].map((index) => tent(364 + index * 124, 536, 124, 142, index + 1)).join('') +
    flatCard(376, 386, 224) +
    tent(420, 378, 136, 142, 0) +
    emoji('crown', { at: [488, 196], sizePx: 110, rotate: wave(t, 3) * 4 })
  return about(cards, [488, 868], { rotate: tremble * 0.5 })
}

function builder(t: number): string {
  return (
    peep({
      pose: 'bust/ButtonPocketShirt',
      at: [150, 880],
      heightPx: 640,
      head: 'MediumTwo',
      face: 'Scream',
      accessory: 'Glasses',
      skin: 'tan',
      colors: { top: palette.mint },
      headScale: 1.2,
      headRotate: wave(t, 2) * 2,
      ...line,
    }) +
    drop([60, 268 + wave(t) * 8], 1.2, -34) +
    drop([290, 280 - wave(t) * 8], 1, 48)
  )
}

function ear(x: number, flip: boolean): string {
  return place(
    inkPath('M-38 30C-44 -20 -30 -64 -18 -74C10 -60 34 -30 44 4Z', { fill: fur, ...line }) +
      flatPath('M-22 8C-26 -18 -20 -38 -14 -46C2 -36 14 -18 20 0Z', '#F7B8A0'),
    [x, 0],
    { flip },
  )
}

/** Looks the other way, while its paw does what it does. */
function cat(t: number): string {
  const head =
    place(ear(-62, false) + ear(62, true), [0, -66]) +
    inkPath(
      'M-122 10C-128 -66 -70 -100 0 -100C70 -100 128 -66 122 10C118 70 62 94 0 94C-62 94 -118 70 -122 10Z',
      {
        fill: fur,
        ...line,
      },
    ) +
    inkPath('M-22 -92V-56M0 -96V-50M22 -92V-56M-116 4L-86 8M-112 30L-84 28M116 4L86 8M112 30L84 28', {
      line: furShade,
      lineWidthPx: 10,
    }) +
    ellipse([0, 44], 56, 38, { fill: '#FFE9D2', lineWidthPx: 0 }) +
    [-46, 46]
      .map(
        (x) =>
          ellipse([x, -6], 30, 28, { fill: '#E9F58A', ...line }) +
          ellipse([x - 10, 2], 10, 16, { fill: palette.ink, lineWidthPx: 0 }) +
          inkPath(`M${x - 34} -8C${x - 30} -44 ${x + 30} -44 ${x + 34} -8Z`, { fill: fur, ...line }),
      )
      .join('') +
    inkPath('M-12 24H12L0 38Z', { fill: '#E06A6A', lineWidthPx: 5 }) +
    inkPath('M0 38C-4 56 -26 58 -34 48M0 38C4 56 26 58 40 42', line) +
    inkPath('M-70 44L-140 34M-68 58L-136 66M70 44L140 34M68 58L136 66', { lineWidthPx: 4 })
  const tail: Point[] = [
    [930, 840],
    [985, 760],
    [950 + wave(t) * 16, 660],
    [984 + wave(t) * 20, 600],
  ]
  const push = wave(t) * 10
  return (
    limb(tail, { widthPx: 38, color: fur }) +
    inkPath('M744 880C720 700 780 600 852 600C930 600 976 720 964 880Z', { fill: fur, ...line }) +
    flatPath('M800 876C796 760 820 680 852 680C884 680 900 760 896 876Z', '#FFE9D2') +
    ellipse([806, 868], 42, 22, { fill: fur, ...line }) +
    ellipse([900, 868], 42, 22, { fill: fur, ...line }) +
    place(head, [848, 520], { rotate: 6 + wave(t) * 2 }) +
    limb(
      [
        [790, 720],
        [740, 730],
        [700 - push, 690],
      ],
      { widthPx: 56, color: fur, openStart: true },
    ) +
    circle([700 - push, 688], 32, { fill: '#FFE9D2', ...line }) +
    inkPath(`M${680 - push} 676v18M${696 - push} 672v20`, { lineWidthPx: 5 })
  )
}

export const scene = defineScene({
  name: 'house-of-cards',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], wallColor) +
    rays({ centre: [490, 520], radiusPx: 1200, count: 26, color: '#9A63D6', turn: t }) +
    builder(t) +
    inkBox([-20, 868, 1040, 160], { fill: palette.wood, ...line }) +
    tower(t) +
    cat(t) +
    bubble([590, 50, 374, 200], [850, 424]) +
    label([170, 886, 640, 98], line),
})
