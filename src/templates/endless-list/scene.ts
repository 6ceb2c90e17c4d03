import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, circle, flatBox, inkBox, inkPath } from '../kit/shapes'

const widthPx = 1200
const heightPx = 900
const skin = 'deep'

/** The way the list has gone: out of the door and over the hills. */
function outside(t: number): string {
  return clipToBox(
    [60, 110, 270, 560],
    flatBox([60, 110, 270, 560], palette.sky) +
      circle([262, 190], 40, { fill: palette.yellow }) +
      cloud([130 + wave(t) * 6, 196], 110, 4) +
      blob(
        [
          [20, 470],
          [130, 380],
          [250, 430],
          [400, 340],
          [420, 700],
          [0, 700],
        ],
        { fill: '#8FD08A' },
      ) +
      inkPath('M214 408C180 430 250 440 236 462', { lineWidthPx: 30 }) +
      inkPath('M214 408C180 430 250 440 236 462', { line: palette.paper, lineWidthPx: 20 }) +
      blob(
        [
          [20, 560],
          [150, 480],
          [290, 500],
          [420, 460],
          [420, 760],
          [0, 760],
        ],
        { fill: palette.green },
      ) +
      inkPath('M230 494C150 530 300 570 220 610C180 640 200 660 220 700', { lineWidthPx: 62 }) +
      inkPath('M230 494C150 530 300 570 220 610C180 640 200 660 220 700', {
        line: palette.paper,
        lineWidthPx: 50,
      }),
  )
}

function doorway(): string {
  const open = inkPath('M330 110L386 150V716L330 670Z', { fill: palette.coral, lineWidthPx: 8 })
  return (
    inkPath('M60 670V110H330V670', { lineWidthPx: 34 }) +
    inkPath('M60 670V110H330V670', { line: palette.cream, lineWidthPx: 20 }) +
    open +
    circle([370, 430], 10, { fill: palette.yellow })
  )
}

function room(t: number): string {
  return (
    flatBox([0, 0, widthPx, heightPx], '#2BA6A0') +
    rays({ centre: [520, 380], radiusPx: 1200, count: 24, color: '#3AB5AE', turn: t }) +
    flatBox([0, 670, widthPx, 230], '#1F6F78') +
    inkPath('M-10 670H1210', { lineWidthPx: 8 })
  )
}

function box(x: number, y: number, sizePx: number): string {
  return inkBox([x, y, sizePx, sizePx], { fill: '#FFFFFF', lineWidthPx: 6 })
}

/** The part of the list on the floor, on its way to the door. */
function trail(t: number): string {
  const ripple = wave(t) * 4
  const row = (x: number, y: number, rotate: number, scale: number) =>
    place(
      inkBox([-46, -15, 34, 30], { fill: '#FFFFFF', lineWidthPx: 4 }) +
        inkPath('M4 0H60', { line: '#B9C4D8', lineWidthPx: 7 }),
      [x, y + ripple / 2],
      { rotate, scale },
    )
  return (
    inkPath(
      `M1172 766C1190 884 1000 896 800 ${890 + ripple}C540 882 290 820 172 672H240C320 750 470 784 640 ${782 + ripple}L700 740H960Z`,
      { fill: '#F3E7CB', lineWidthPx: 8 },
    ) +
    row(1010, 838, -8, 1) +
    row(840, 848, 2, 1) +
    row(670, 838, 8, 0.94) +
    row(516, 812, 14, 0.82) +
    row(388, 772, 22, 0.64) +
    row(296, 728, 34, 0.46)
  )
}

/** The list: one tick above, the rest below. */
function list(): string {
  return (
    inkPath(
      'M640 60C760 48 1000 72 1150 58C1160 300 1146 560 1176 776C1000 762 800 784 630 768C652 500 640 300 640 60Z',
      {
        fill: palette.paper,
        lineWidthPx: 8,
      },
    ) +
    inkPath('M676 232H1116', { line: '#C9D4E8', lineWidthPx: 5 }) +
    box(676, 108, 76) +
    inkPath('M690 144L712 170L762 92', { lineWidthPx: 30 }) +
    inkPath('M690 144L712 170L762 92', { line: palette.green, lineWidthPx: 18 }) +
    [268, 390, 512, 634].map((y) => box(676, y, 76)).join('')
  )
}

function reader(t: number): string {
  return (
    peep({
      pose: 'bust/StripedTee',
      at: [480, 930],
      heightPx: 720,
      head: 'Twists',
      face: 'Cry',
      headScale: 1.14,
      headRotate: 5 + wave(t) * 1.5,
      skin,
      colors: { top: palette.yellow },
      lineWidthPx: boldInkWidthPx,
    }) +
    drop([604, 262 + wave(t) * 5], 1.3, 30) +
    limb(
      [
        [548, 790],
        [620, 700],
        [662, 590],
      ],
      { widthPx: 66, color: skinTones[skin].fill },
    )
  )
}

function thumb(): string {
  return limb(
    [
      [632, 596],
      [654, 580],
      [678, 578],
    ],
    { widthPx: 34, color: skinTones[skin].fill },
  )
}

export const scene = defineScene({
  name: 'endless-list',
  widthPx,
  heightPx,
  background: '#2BA6A0',
  draw: (t) => room(t) + outside(t) + doorway() + reader(t) + trail(t) + list() + thumb(),
})
