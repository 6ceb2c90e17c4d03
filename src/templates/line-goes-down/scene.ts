import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, inkBox, inkPath, label, polygon } from '../kit/shapes'

const widthPx = 1200
const heightPx = 900
const plunge = 'M70 330L190 250L270 330L372 264L470 420L540 376L640 640L690 600L748 800'

function wall(t: number): string {
  const columns = Array.from({ length: 13 }, (_, index) => `M${index * 100} 0V700`)
  const rows = Array.from({ length: 8 }, (_, index) => `M0 ${index * 100}H${widthPx}`)
  return (
    flatBox([0, 0, widthPx, heightPx], '#8E1F45') +
    rays({ centre: [930, 400], radiusPx: 1300, count: 22, color: '#A02A52', turn: t }) +
    inkPath([...columns, ...rows].join(''), { line: '#B8446B', lineWidthPx: 2 })
  )
}

/** Last year, in bars; each is lower than what the line needs. */
function bars(): string {
  const tops: readonly (readonly [x: number, y: number])[] = [
    [60, 400],
    [158, 330],
    [256, 410],
    [354, 356],
  ]
  return tops
    .map(([x, y]) => inkBox([x, y, 66, 700 - y], { fill: '#D9577F', lineWidthPx: boldInkWidthPx }))
    .join('')
}

/** The storey below: darkness, and some fire. */
function cellar(t: number): string {
  return (
    flatBox([0, 700, widthPx, 200], '#2A1230') +
    flame([600, 910], 110, 130, t, 3) +
    flame([690, 910], 130, 180, t, 5) +
    flame([800, 910], 150, 200, t, 8) +
    flame([900, 910], 110, 130, t, 2)
  )
}

function floor(): string {
  const boards = { fill: '#C98A55', lineWidthPx: 8, amplitudePx: 1 }
  return (
    polygon(
      [
        [-20, 690],
        [600, 690],
        [630, 716],
        [596, 728],
        [640, 752],
        [-20, 752],
      ],
      boards,
    ) +
    polygon(
      [
        [1220, 690],
        [842, 690],
        [806, 708],
        [846, 724],
        [820, 752],
        [1220, 752],
      ],
      boards,
    ) +
    border('M150 690V752M380 690V752M960 690V752M1120 690V752', 5)
  )
}

function desk(): string {
  const wood = { fill: palette.wood, lineWidthPx: 8, amplitudePx: 1 }
  return (
    inkBox([708, 600, 414, 94], { ...wood, fill: '#B56C32' }) +
    inkBox([1110, 596, 44, 98], { ...wood, fill: palette.darkWood }) +
    inkBox([520, 596, 44, 98], { ...wood, fill: palette.darkWood }) +
    polygon(
      [
        [480, 556],
        [590, 556],
        [612, 580],
        [584, 590],
        [604, 604],
        [480, 604],
      ],
      wood,
    ) +
    polygon(
      [
        [1180, 556],
        [706, 556],
        [676, 574],
        [716, 588],
        [690, 604],
        [1180, 604],
      ],
      wood,
    )
  )
}

function splinters(t: number): string {
  const jump = wave(t, 2) * 5
  const chip = (x: number, y: number, rotate: number) =>
    place(inkPath('M-22 0L8 -10L24 4L-6 10Z', { fill: palette.wood, lineWidthPx: 5 }), [x, y + jump], {
      rotate,
    })
  return (
    chip(588, 520, -40) + chip(706, 512, 30) + chip(560, 476, 70) + chip(606, 660, 20) + chip(824, 650, -20)
  )
}

function line(t: number): string {
  const tip = inkPath('M-66 44L0 -70L66 44Z', { fill: palette.yellow, lineWidthPx: 8 })
  const fall = wave(t) * 6
  return (
    inkPath(plunge, { lineWidthPx: 38 }) +
    inkPath(plunge, { line: palette.yellow, lineWidthPx: 22 }) +
    place(tip, [760 + fall * 0.3, 826 + fall], { rotate: 163 })
  )
}

function analyst(t: number): string {
  return (
    peep({
      pose: 'bust/ButtonPocketShirt',
      at: [930, 650],
      heightPx: 600,
      head: 'Bangs',
      face: 'Scream',
      headFlip: true,
      faceShift: [-18, 0],
      headScale: 1.14,
      headRotate: wave(t, 2) * 1.5 - 4,
      skin: 'pale',
      colors: { top: palette.teal },
      lineWidthPx: boldInkWidthPx,
    }) +
    drop([778, 206 + wave(t) * 6], 1.6, -50) +
    drop([1090, 190 - wave(t) * 6], 1.6, 50)
  )
}

export const scene = defineScene({
  name: 'line-goes-down',
  widthPx,
  heightPx,
  background: '#8E1F45',
  draw: (t) =>
    wall(t) +
    bars() +
    cellar(t) +
    analyst(t) +
    desk() +
    emoji('laptop', { at: [1060, 510], sizePx: 150, flip: true }) +
    emoji('hot-beverage', { at: [752, 492 + wave(t, 2) * 6], sizePx: 96, rotate: -28 }) +
    floor() +
    line(t) +
    splinters(t) +
    label([40, 40, 640, 150], { lineWidthPx: 8 }) +
    label([40, 738, 500, 126], { lineWidthPx: 8 }),
})
