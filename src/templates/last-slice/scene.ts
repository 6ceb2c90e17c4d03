import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, type SkinTone, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, label } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }

function room(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], '#1E9E8F') +
    rays({ centre: [500, 700], radiusPx: 1200, count: 30, color: '#2BAE9F', turn: t })
  )
}

const rivals: readonly PeepOptions[] = [
  {
    pose: 'bust/StripedTee',
    at: [180, 720],
    heightPx: 480,
    head: 'MediumBangsColor',
    face: 'Rage',
    faceScale: 1.15,
    skin: 'pale',
    colors: { top: palette.coral, hair: '#C0562B' },
    headRotate: 6,
  },
  {
    pose: 'bust/ButtonPocketShirt',
    at: [500, 700],
    heightPx: 470,
    head: 'Mohawk',
    face: 'SideEye',
    beard: 'MustacheNine',
    skin: 'tan',
    colors: { top: palette.yellow, beard: palette.ink },
  },
  {
    pose: 'bust/Hoodie',
    at: [822, 720],
    heightPx: 490,
    head: 'GrayShort',
    face: 'LoveGrinTeeth',
    faceScale: 1.1,
    accessory: 'GlassesTwo',
    skin: 'brown',
    colors: { top: palette.blue, hair: palette.fog },
    flip: true,
  },
]

function people(t: number): string {
  return rivals
    .map((person, index) =>
      peep({
        headScale: 1.36,
        ...line,
        ...person,
        headRotate: (person.headRotate ?? 0) + wave(t, 1, index / 3) * 3,
      }),
    )
    .join('')
}

interface Reach {
  points: readonly Point[]
  color: string
  skin: SkinTone
  hand: string
  rotate: number
}

/** An arm across the table, its hand as far as the others allow. */
function arm({ points, color, skin, hand: name, rotate }: Reach): string {
  const at = points.at(-1) ?? [0, 0]
  return limb(points, { widthPx: 58, color, openStart: true }) + hand(name, skin, { at, sizePx: 132, rotate })
}

function table(): string {
  return (
    ellipse([500, 850], 570, 230, { fill: palette.wood, lineWidthPx: 8 }) +
    ellipse([500, 830], 546, 206, { fill: '#E5A067', lineWidthPx: 0 })
  )
}

function pizza(t: number): string {
  const glow = { outerRadiusPx: 126 + wave(t) * 8, innerRadiusPx: 84, points: 14 }
  return (
    ellipse([500, 790], 186, 84, { fill: palette.fog, ...line }) +
    ellipse([500, 785], 148, 60, { fill: palette.paper, lineWidthPx: 5 }) +
    star([500, 766], { ...glow, turn: t, fill: '#FFF0B8', lineWidthPx: 0 }) +
    emoji('pizza', { at: [500, 762 + wave(t) * 4], sizePx: 156 })
  )
}

/** The fourth at the table was not invited. */
function thief(t: number): string {
  const sneak = wave(t) * 10
  const fur = '#8E8E99'
  return (
    limb(
      [
        [800, 990],
        [744, 930],
        [640 - sneak, 850],
      ],
      { widthPx: 46, color: fur },
    ) +
    ellipse([634 - sneak, 844], 34, 27, { fill: '#4A4A55', rotate: 38, ...line }) +
    [-16, 4, 22]
      .map((offset) =>
        ellipse([612 - sneak + offset * 0.5, 836 - offset], 13, 10, {
          fill: '#4A4A55',
          rotate: 20,
          lineWidthPx: 5,
        }),
      )
      .join('') +
    emoji('raccoon', { at: [874, 916 + wave(t, 1, 0.25) * 4], sizePx: 200, rotate: -4 })
  )
}

function arms(t: number): string {
  const reach = wave(t, 2) * 7
  const strips: readonly Reach[] = [
    {
      points: [
        [256, 590],
        [292, 700],
        [362 + reach, 756],
      ],
      color: skinTones.pale.fill,
      skin: 'pale',
      hand: 'rightwards-hand',
      rotate: 22,
    },
    {
      points: [
        [776, 566],
        [722, 690],
        [644 - reach, 744],
      ],
      color: palette.blue,
      skin: 'brown',
      hand: 'leftwards-hand',
      rotate: -20,
    },
    {
      points: [
        [558, 566],
        [590, 628],
        [548, 672 + reach],
      ],
      color: palette.yellow,
      skin: 'tan',
      hand: 'palm-down-hand',
      rotate: -20,
    },
  ]
  const sleeve = limb(
    [
      [248, 566],
      [274, 640],
    ],
    { widthPx: 68, color: palette.coral, openStart: true },
  )
  return strips.map(arm).join('') + sleeve
}

export const scene = defineScene({
  name: 'last-slice',
  widthPx: 1000,
  heightPx: 1000,
  background: '#1E9E8F',
  draw: (t) =>
    room(t) +
    people(t) +
    table() +
    pizza(t) +
    arms(t) +
    sparkle([404, 690], 26 + wave(t) * 6) +
    sparkle([470, 660], 18 - wave(t) * 5) +
    [36, 356, 676].map((x) => label([x, 36, 288, 160], line)).join('') +
    label([70, 872, 540, 100], line) +
    thief(t),
})
