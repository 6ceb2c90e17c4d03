import { drop } from '../kit/drop'
import { frontPerson } from '../kit/front/front-person'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const chalk = '#FFF6D8'

function mark(data: string, lineWidthPx = 8): string {
  return inkPath(data, { line: chalk, lineWidthPx })
}

const triangle =
  mark('M-90 70H90L-90 -76Z') +
  mark('M-90 46H-66V70M56 70C54 56 58 50 64 46', 6) +
  mark('M-120 -16V8M-130 -4H-110M-12 96C-12 84 12 84 12 98C12 110 -12 112 -12 126H14', 6)
const circleWithSector =
  circle([0, 0], 84, { line: chalk, lineWidthPx: 8 }) +
  mark('M0 0L66 -52M0 0H84') +
  mark('M30 0C30 -10 28 -16 24 -20', 6) +
  circle([0, 0], 6, { fill: chalk, lineWidthPx: 0 })
const parabola =
  mark('M-90 90V-90M-90 90H96M-102 -74L-90 -92L-78 -74M80 78L98 90L80 102') +
  inkPath('M-76 62C-40 -120 30 -120 76 74', { line: palette.yellow, lineWidthPx: 9 })
const cube = mark('M-64 -30H30V64H-64ZM-64 -30L-24 -68H70L30 -30M70 -68V26L30 64')
const root =
  mark('M-92 16L-74 8L-54 62L-20 -62H96') +
  mark('M0 -30L40 36M40 -30L0 36M58 -34C58 -48 82 -48 82 -34C82 -24 58 -18 58 -6H84')
const integral =
  mark('M34 -84C10 -98 -2 -76 -4 -40L-10 44C-12 80 -24 96 -48 84', 9) +
  mark('M30 -18L58 26M58 -18L30 26M80 24V-40M80 8C80 -12 110 -12 110 8C110 30 80 30 80 8', 7)
const sum = mark('M46 -70H-46L14 0L-46 70H50', 9)
const pi = mark('M-56 -34C-40 -52 20 -40 58 -48M-20 -44C-18 0 -28 30 -40 50M24 -46C22 0 22 40 46 44', 10)
const wonder =
  mark('M-34 -40C-34 -92 44 -92 44 -40C44 0 4 -6 4 40', 11) +
  circle([4, 76], 9, { fill: chalk, lineWidthPx: 0 })

interface Drifting {
  drawn: string
  at: Point
  scale: number
  rotate: number
  phase: number
}

const formulas: readonly Drifting[] = [
  { drawn: triangle, at: [160, 340], scale: 0.95, rotate: -8, phase: 0 },
  { drawn: integral, at: [330, 276], scale: 0.62, rotate: 6, phase: 0.2 },
  { drawn: parabola, at: [848, 352], scale: 0.98, rotate: 5, phase: 0.35 },
  { drawn: pi, at: [612, 282], scale: 0.8, rotate: -8, phase: 0.5 },
  { drawn: cube, at: [128, 610], scale: 0.95, rotate: 8, phase: 0.65 },
  { drawn: circleWithSector, at: [876, 622], scale: 0.86, rotate: -6, phase: 0.8 },
  { drawn: root, at: [236, 478], scale: 0.5, rotate: 10, phase: 0.9 },
  { drawn: sum, at: [736, 500], scale: 0.56, rotate: 8, phase: 0.1 },
  { drawn: wonder, at: [272, 720], scale: 0.6, rotate: -14, phase: 0.45 },
  { drawn: wonder, at: [744, 700], scale: 0.66, rotate: 14, phase: 0.7 },
]

function drifting(t: number): string {
  return formulas
    .map(({ drawn, at: [x, y], scale, rotate, phase }) =>
      place(drawn, [x + 12 * wave(t, 1, phase), y + 14 * wave(t, 1, phase + 0.25)], {
        scale,
        rotate: rotate + 3 * wave(t, 1, phase),
      }),
    )
    .join('')
}

function thinker(t: number): string {
  const person = frontPerson({
    at: [500, 958],
    heightPx: 636,
    head: 'Balding',
    face: 'Horror',
    beard: 'Moustache',
    skin: 'light',
    colors: { top: palette.coral, hair: '#F2F2F6' },
    headScale: 1.04,
    headRotate: -2 + wave(t) * 2,
    ...line,
  })
  return person + drop([384, 448 + 8 * wave(t)], 1.3, 10) + drop([624, 412 - 8 * wave(t)], 1, -10)
}

export const scene = defineScene({
  name: 'mental-maths',
  widthPx: 1000,
  heightPx: 1000,
  background: '#12705C',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#12705C') +
    rays({ centre: [500, 560], radiusPx: 1000, count: 24, color: '#1B7D67', turn: t }) +
    drifting(t) +
    thinker(t) +
    label([40, 36, 920, 158], line) +
    label([40, 796, 920, 150], line),
})
