import { bubble } from '../kit/bubble'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const fur = '#7B4FD6'
const furShade = '#6440B8'
const horn = '#FFE2A8'

/** The bar of a boss: full, and longer than it needs to be. */
function healthBar(t: number): string {
  const beat = 1 + 0.08 * wave(t, 2)
  return (
    inkBox([112, 40, 840, 62], { fill: '#2A2036', radiusPx: 31, lineWidthPx: 9 }) +
    inkBox([126, 53, 812, 36], { fill: palette.red, radiusPx: 18, lineWidthPx: 0 }) +
    inkPath('M148 63H880', { line: '#FF8A7A', lineWidthPx: 7 }) +
    inkPath('M290 54V88M450 54V88M610 54V88M770 54V88', { line: '#8F1F24', lineWidthPx: 5 }) +
    place(emoji('skull', { at: [0, 0], sizePx: 116, ...line }), [96, 72], { scale: beat, rotate: -6 })
  )
}

function horns(): string {
  return (
    inkPath('M420 330C340 300 316 220 350 150C376 216 420 236 486 250Z', { fill: horn, ...line }) +
    inkPath('M884 330C964 300 988 220 954 150C928 216 884 236 818 250Z', { fill: horn, ...line }) +
    inkPath(
      'M346 222C362 226 376 222 384 212M362 266C382 268 398 260 404 248M958 222C942 226 928 222 920 212M942 266C922 268 906 260 900 248',
      { lineWidthPx: 5 },
    )
  )
}

const hide =
  'M330 960C300 820 318 640 352 520C372 440 376 360 430 300C500 226 620 208 690 214C790 222 872 266 904 340C940 430 962 470 984 560C1010 680 1020 820 1010 960Z'

function eyes(t: number): string {
  const look = wave(t) * 7
  const eye = (x: number, y: number, radius: number) =>
    circle([x, y], radius, { fill: '#FFFFFF', ...line }) +
    circle([x - radius * 0.32 + look, y + radius * 0.26], radius * 0.42, {
      fill: palette.ink,
      lineWidthPx: 0,
    }) +
    circle([x - radius * 0.2 + look, y + radius * 0.12], radius * 0.13, { fill: '#FFFFFF', lineWidthPx: 0 })
  return (
    eye(542, 362, 56) +
    eye(742, 356, 62) +
    inkPath('M468 300C510 284 566 300 606 338M824 288C776 276 716 296 680 334', { lineWidthPx: 24 })
  )
}

function mouth(t: number): string {
  const open = 10 * wave(t)
  const jaw = `M468 462C560 436 730 434 836 456C832 ${548 + open} 740 ${584 + open} 650 ${584 + open}C560 ${584 + open} 478 ${552 + open} 468 462Z`
  return (
    inkPath(jaw, { fill: '#3A1230', ...line }) +
    flatPath(
      `M560 ${562 + open}C590 ${524 + open} 712 ${524 + open} 744 ${562 + open}C710 ${580 + open} 600 ${582 + open} 560 ${562 + open}Z`,
      palette.coral,
    ) +
    inkPath(
      'M492 458L520 516L552 446M580 443L600 482L624 440M684 439L706 482L730 442M756 444L786 516L814 453',
      { fill: '#FFFFFF', lineWidthPx: 6 },
    )
  )
}

function monster(t: number): string {
  const spot = (x: number, y: number, radius: number) =>
    ellipse([x, y], radius, radius * 0.8, { fill: furShade, lineWidthPx: 0 })
  return (
    horns() +
    inkPath(hide, { fill: fur, ...line }) +
    spot(404, 470, 26) +
    spot(432, 410, 16) +
    spot(920, 480, 30) +
    spot(880, 420, 15) +
    spot(650, 262, 24) +
    spot(700, 284, 12) +
    eyes(t) +
    mouth(t) +
    label([404, 612, 512, 250], { ...line, lineWidthPx: 8 })
  )
}

/** A paw with claws that comes down over the edge of its belly label. */
function paw(x: number, y: number, flip: boolean): string {
  const drawn =
    limb(
      [
        [-64, -70],
        [-40, 10],
        [0, 30],
      ],
      { widthPx: 84, color: fur },
    ) +
    inkPath('M-16 52L-22 86L8 66M10 54L14 90L38 58M34 38L54 68L58 26', { fill: horn, lineWidthPx: 6 }) +
    circle([6, 28], 40, { fill: fur, lineWidthPx: 0 })
  return place(drawn, [x, y], { flip })
}

function hero(t: number): string {
  const sway = wave(t, 2)
  const person = peep({
    pose: 'standing/ShirtProthesisColorTee',
    at: [140, 856],
    heightPx: 440,
    head: 'BunKnots',
    face: 'Driven',
    skin: 'deep',
    colors: { top: palette.yellow },
    headScale: 1.8,
    headRotate: sway * 2,
    lineWidthPx: 5,
  })
  const weapon = about(emoji('spoon', { at: [300, 588], sizePx: 150, flip: true, ...line }), [240, 650], {
    rotate: sway * 5,
  })
  const arm = limb(
    [
      [182, 566],
      [198, 650],
      [246, 648],
    ],
    { widthPx: 20, color: palette.yellow, lineWidthPx: 5 },
  )
  return (
    shadow([150, 856], 120, 0.3) +
    person +
    weapon +
    arm +
    circle([248, 640], 19, { fill: '#6B3F2A', lineWidthPx: 5 })
  )
}

export const scene = defineScene({
  name: 'final-boss',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FF8A3D',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#F2603C') +
    rays({ centre: [650, 400], radiusPx: 1200, count: 26, color: '#FF7A4A', turn: t }) +
    flatBox([0, 826, 1000, 180], '#5A2A3E') +
    inkPath('M0 826H1000', line) +
    about(monster(t), [650, 960], { scaleY: 1 + 0.008 * wave(t) }) +
    paw(404, 640, false) +
    paw(914, 640, true) +
    healthBar(t) +
    bubble([24, 244, 314, 136], [300, 536]) +
    hero(t) +
    label([24, 872, 308, 110]),
})
