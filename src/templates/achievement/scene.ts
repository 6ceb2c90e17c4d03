import { emoji } from '../kit/emoji'
import { bothSides } from '../kit/faces/ink'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { shortLegs } from '../kit/short-legs'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const sky = '#3B2F8F'
const skin = 'brown'

function world(t: number): string {
  const hill = 'M-10 760H90V700H210V650H300V720H430V780H620V710H720V630H850V690H930V740H1010V1010H-10Z'
  return (
    flatBox([0, 0, 1000, 1000], sky) +
    rays({ centre: [520, 640], radiusPx: 1100, count: 22, color: '#4A3DA8', turn: t }) +
    flatPath(hill, '#5A4BC0') +
    circle([520, 640], 250 + wave(t) * 8, { fill: '#8C6CF066', lineWidthPx: 0 })
  )
}

/** Wafers with icing on top. */
function ground(): string {
  const wafer = ([x, y]: Point) =>
    inkBox([x, y, 110, 140], { fill: '#F0A0BE', amplitudePx: 0, ...line }) +
    inkPath(`M${x + 20} ${y + 62}l26 26m0 -26l-26 26M${x + 66} ${y + 62}l26 26m0 -26l-26 26`, {
      line: '#D67A9E',
      lineWidthPx: 8,
    }) +
    inkPath(
      `M${x} ${y}H${x + 110}V${y + 22}C${x + 110} ${y + 46} ${x + 76} ${y + 46} ${x + 76} ${y + 26}C${x + 76} ${y + 58} ${x + 36} ${y + 58} ${x + 36} ${y + 26}C${x + 36} ${y + 44} ${x} ${y + 44} ${x} ${y + 22}Z`,
      { fill: '#5FE0CB', lineWidthPx: 6 },
    )
  const columns: Point[] = Array.from({ length: 10 }, (_, index) => [index * 110 - 50, 920])
  return columns.map(wafer).join('') + wafer([390, 858]) + wafer([500, 858])
}

/** A monster that has decided to be pleased for everybody. */
function slime(at: Point, fill: string, shade: string, t: number, phase: number): string {
  const hop = Math.abs(wave(t, 1, phase))
  return place(
    bothSides(
      limb(
        [
          [70, -50],
          [104, -84],
          [100, -128],
        ],
        { widthPx: 24, color: fill },
      ),
    ) +
      inkPath('M-100 0C-112 -90 -60 -150 0 -150C60 -150 112 -90 100 0C60 10 -60 10 -100 0Z', {
        fill,
        ...line,
      }) +
      flatPath('M-92 -6C-60 -26 60 -26 92 -6C60 4 -60 4 -92 -6Z', shade) +
      inkPath('M-52 -112C-40 -124 -26 -130 -12 -130', { line: '#FFFFFF', lineWidthPx: 10 }) +
      bothSides(
        ellipse([34, -78], 20, 24, { fill: '#FFFFFF', lineWidthPx: 6 }) +
          circle([30, -84], 10, { fill: palette.ink, lineWidthPx: 0 }) +
          ellipse([66, -48], 14, 9, { fill: palette.pink, lineWidthPx: 0 }),
      ) +
      inkPath('M-26 -46C-20 -14 20 -14 26 -46Z', { fill: '#7A1F36', lineWidthPx: 6 }),
    [at[0], at[1] - hop * 26],
    { scaleX: 1 + 0.05 * (1 - hop), scaleY: 0.95 + 0.05 * hop },
  )
}

function coin(at: Point, t: number, phase: number): string {
  const half = Math.abs(wave(t, 1, phase)) * 0.5 + 0.5
  return place(
    circle([0, 0], 34, { fill: palette.yellow, ...line }) +
      star([0, 2], { outerRadiusPx: 20, innerRadiusPx: 9, points: 5, fill: '#F0A020', lineWidthPx: 0 }),
    [at[0], at[1] + wave(t, 1, phase) * 6],
    { scaleX: half, scaleY: 1 },
  )
}

/** A knight whose armour comes from the kitchen. */
function knight(t: number): string {
  const breath = wave(t)
  const sleeve = palette.sky
  return (
    inkPath(
      `M440 640C400 720 ${352 - breath * 8} 800 ${318 - breath * 14} 850C390 ${830 + breath * 5} 440 872 500 846C560 872 610 836 ${688 + breath * 8} 850C650 780 610 700 570 640Z`,
      { fill: palette.coral, ...line },
    ) +
    shortLegs({
      waist: [502, 784],
      widthPx: 136,
      feet: [
        [458, 838],
        [544, 838],
      ],
      color: palette.lilac,
      shoeColor: palette.pink,
    }) +
    peep({
      pose: 'bust/Hoodie',
      at: [500, 800],
      heightPx: 384,
      head: 'Afro',
      face: 'Smug',
      skin,
      colors: { top: sleeve },
      headScale: 1.3,
      headRotate: -4 + breath * 2,
      ...line,
    }) +
    inkBox([366, 780, 232, 30], { fill: sleeve, radiusPx: 12, ...line }) +
    limb(
      [
        [574, 712],
        [662, 676],
        [694, 566],
      ],
      { widthPx: 62, color: sleeve, openStart: true },
    ) +
    spoon(t)
  )
}

function spoon(t: number): string {
  return place(
    inkBox([-10, -60, 20, 200], { fill: palette.wood, radiusPx: 10, ...line }) +
      ellipse([0, -92], 36, 50, { fill: palette.wood, ...line }) +
      inkPath('M-14 -104C-12 -124 0 -130 10 -126', { line: '#F0B27A', lineWidthPx: 8 }) +
      hand('raised-fist', skin, { at: [0, 60], sizePx: 92 }),
    [700, 504],
    { rotate: 14 + wave(t) * 5 },
  )
}

/** A colander makes a helmet. */
function helmet(t: number): string {
  const holes = [-72, -36, 0, 36, 72].flatMap((x, index) =>
    [-34, -66].map((y) => circle([x, y + Math.abs(index - 2) * 6], 7, { fill: '#6F7387', lineWidthPx: 0 })),
  )
  return place(
    inkPath('M-128 0C-124 -150 124 -150 128 0Z', { fill: '#C9CCD8', ...line }) +
      holes.join('') +
      inkBox([-150, -12, 300, 30], { fill: '#E4E6EE', radiusPx: 15, ...line }) +
      inkPath('M-20 -112C-24 -150 24 -150 20 -112', line),
    [496, 476],
    { rotate: -6 + wave(t) * 2 },
  )
}

function confetti(t: number): string {
  const random = seededRandom(8)
  const colors = [palette.yellow, '#5FE0CB', palette.pink, palette.coral]
  return Array.from({ length: 46 }, (_, index) =>
    place(
      inkBox([-11, -7, 22, 14], {
        fill: colors[index % 4] ?? palette.yellow,
        lineWidthPx: 4,
        amplitudePx: 0,
      }),
      [random() * 1000, 1000 * lap(t, 1, random()) - 20],
      { rotate: index * 40 + lap(t) * 360 },
    ),
  ).join('')
}

/** What pops up, with all that a small deed deserves. */
function banner(t: number): string {
  const glow = { outerRadiusPx: 158 + wave(t) * 8, innerRadiusPx: 120, points: 16 }
  return (
    flatPath('M96 84H964V378H96Z', '#00000040') +
    inkBox([80, 60, 870, 300], { fill: '#F0A020', radiusPx: 44, ...line }) +
    inkBox([96, 76, 838, 268], { fill: palette.night, radiusPx: 32, lineWidthPx: 5 }) +
    star([172, 210], { ...glow, turn: t, fill: palette.yellow, ...line }) +
    circle([172, 210], 108, { fill: '#FFF0B8', ...line }) +
    emoji('trophy', { at: [172, 210], sizePx: 156, rotate: wave(t) * 5 }) +
    sparkle([262, 112], 34 + wave(t) * 5, { fill: '#FFFFFF' }) +
    sparkle([930, 352], 40 - wave(t) * 6) +
    sparkle([70, 352], 26 + wave(t) * 5)
  )
}

export const scene = defineScene({
  name: 'achievement',
  widthPx: 1000,
  heightPx: 1000,
  background: sky,
  draw: (t) =>
    world(t) +
    coin([150, 560], t, 0.1) +
    coin([240, 480], t, 0.35) +
    coin([850, 540], t, 0.6) +
    confetti(t) +
    knight(t) +
    helmet(t) +
    ground() +
    slime([178, 924], palette.green, '#3F9A52', t, 0) +
    slime([826, 924], palette.violet, '#6B4FD0', t, 0.4) +
    banner(t),
})
