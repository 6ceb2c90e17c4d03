import { clip } from '../kit/clip'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, circle, flatBox, frame, inkBox, inkPath } from '../kit/shapes'
import { clown } from './clown'

const line = { lineWidthPx: boldInkWidthPx }
const cellWidthPx = 500
const cellHeightPx = 600
const pictureHeightPx = 420
const walls = ['#7CC7F2', '#8EDDB0', '#FFC24A', '#F0679A'] as const
const glass = ['#CFEBFB', '#D3F3DF', '#FFE5A8', '#FFC1DA'] as const

function mirrorGlass(step: number, t: number): string {
  const sheen = inkPath('M-146 -110L-100 -156M-146 -66L-60 -152', { line: '#FFFFFF', lineWidthPx: 14 })
  const burst = rays({ centre: [0, 180], radiusPx: 420, count: 20, color: '#FF8FBE', turn: t })
  return (
    flatBox([-168, 0, 336, 460], glass[step] ?? palette.fog) + (step === 3 ? burst : place(sheen, [0, 200]))
  )
}

/** A mirror with lamps, and who sits before it; (0, 0) is the middle of the upper edge of the cell. */
function mirror(step: number, t: number): string {
  const lamps: Point[] = [
    [-196, 90],
    [-196, 190],
    [-196, 290],
    [-196, 390],
    [196, 90],
    [196, 190],
    [196, 290],
    [196, 390],
  ]
  const inside = clip(
    '<rect x="-168" y="34" width="336" height="460" rx="18"/>',
    mirrorGlass(step, t) +
      place(clown(step, t), [-16, step === 3 ? 334 : 320], {
        scale: step === 3 ? 0.56 : 0.6,
      }),
  )
  return (
    inkBox([-222, 16, 444, 460], { fill: '#8A4A6B', radiusPx: 34, ...line }) +
    inside +
    inkBox([-168, 34, 336, 460], { radiusPx: 18, ...line }) +
    lamps
      .map((at, index) =>
        circle(at, 17, { fill: wave(t, 2, index * 0.37) > 0 ? '#FFF3A8' : '#FFD84A', lineWidthPx: 6 }),
      )
      .join('')
  )
}

function cell(step: number, t: number): string {
  const x = (step % 2) * cellWidthPx
  const y = Math.floor(step / 2) * cellHeightPx
  return (
    clip(
      `<rect x="${x}" y="${y}" width="${cellWidthPx}" height="${pictureHeightPx}"/>`,
      flatBox([x, y, cellWidthPx, pictureHeightPx], walls[step] ?? palette.fog) +
        place(mirror(step, t), [x + cellWidthPx / 2, y]),
    ) + flatBox([x, y + pictureHeightPx, cellWidthPx, cellHeightPx - pictureHeightPx], palette.paper)
  )
}

export const scene = defineScene({
  name: 'clown-steps',
  widthPx: 1000,
  heightPx: 1200,
  background: palette.paper,
  draw: (t) =>
    [0, 1, 2, 3].map((step) => cell(step, t)).join('') +
    border('M0 420H1000M0 600H1000M0 1020H1000M500 0V1200', 9) +
    frame(1000, 1200),
})
