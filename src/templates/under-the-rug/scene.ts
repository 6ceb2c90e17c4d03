import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath, label, shadow, stroke } from '../kit/shapes'
import { eyes, rug } from './rug'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#FF8A5C'
const floorY = 720

function room(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], wallColor) +
    rays({ centre: [660, 420], radiusPx: 1100, count: 26, color: '#FF9B70', turn: t }) +
    flatBox([0, floorY, 1000, 300], '#C98550') +
    inkPath(`M0 ${floorY}H1000`, line) +
    inkPath('M0 800H1000M0 900H1000M180 720L150 800M420 800L390 900M640 900L640 1000M900 800L930 900', {
      line: '#A9683A',
      lineWidthPx: 5,
    })
  )
}

/** Things that stick out below the hem. */
function leftovers(t: number): string {
  const wag = wave(t) * 12
  const tentacle = limb(
    [
      [900, 560],
      [962, 470],
      [930, 380 + wag * 0.5],
      [972, 320 + wag],
    ],
    { widthPx: 46, color: palette.teal },
  )
  return (
    shadow([690, 906], 340, 0.25) +
    tentacle +
    emoji('envelope', { at: [520, 420], sizePx: 140, rotate: -24 }) +
    emoji('bone', { at: [440, 850], sizePx: 150, rotate: -14 }) +
    emoji('fish', { at: [930, 872], sizePx: 140, rotate: 14 + wag * 0.5 })
  )
}

function broom([x, y]: Point, rotate: number): string {
  return place(
    inkBox([-13, -560, 26, 470], { fill: palette.wood, radiusPx: 12, ...line }) +
      inkPath('M-34 -110H34L78 10C40 34 -40 34 -78 10Z', { fill: palette.yellow, ...line }) +
      inkPath('M-40 -92H40', { line: palette.red, lineWidthPx: 18 }) +
      inkPath('M-34 -20L-44 14M-8 -24L-10 20M18 -24L22 20M44 -22L54 12', { lineWidthPx: 5 }),
    [x, y],
    { rotate },
  )
}

function sweeper(t: number): string {
  const sweep = wave(t, 2) * 5
  const fist: Point = [376 + sweep, 690]
  return (
    peep({
      pose: 'bust/Hoodie',
      at: [178, 1014],
      heightPx: 700,
      head: 'Wavy',
      face: 'SideEye',
      skin: 'tan',
      colors: { top: palette.teal },
      headScale: 1.22,
      headRotate: -3 + wave(t) * 2,
      ...line,
    }) +
    broom([452 + sweep * 2, 936], -8 + sweep * 0.5) +
    limb(
      [
        [276, 870],
        [330, 880],
        [366, 820],
        [fist[0], fist[1] + 40],
      ],
      { widthPx: 80, color: palette.teal, openStart: true },
    ) +
    hand('raised-fist', 'tan', { at: fist, sizePx: 120 })
  )
}

/** A picture that hangs straight, as if all were well. */
function wallPicture(t: number): string {
  return (
    stroke(
      [
        [116, 130],
        [206, 60],
        [296, 130],
      ],
      6,
    ) +
    about(emoji('framed-picture', { at: [206, 190], sizePx: 210 }), [206, 60], {
      rotate: wave(t, 1, 0.3) * 1.5,
    })
  )
}

export const scene = defineScene({
  name: 'under-the-rug',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) =>
    room(t) +
    wallPicture(t) +
    leftovers(t) +
    ellipse([760, 850], 170, 58, { fill: '#2A1B33', ...line }) +
    eyes([760, 864], t) +
    rug(t) +
    label([540, 480, 360, 210], { radiusPx: 14, ...line }) +
    cloud([506, 944], 110, 5, { fill: '#F3E3CF', ...line }) +
    sweeper(t) +
    label([30, 850, 372, 122], line),
})
