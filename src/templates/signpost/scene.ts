import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, polygon } from '../kit/shapes'

const boardWidthPx = 470
const boardHeightPx = 140

interface Board {
  left: number
  top: number
  pointsRight: boolean
  color: string
  rotate: number
}

/** A board with an arrow's tip at one end, a notch and two nails at the other. */
function board({ left, top, pointsRight, color, rotate }: Board): string {
  const right = left + boardWidthPx
  const middle = top + boardHeightPx / 2
  const bottom = top + boardHeightPx
  const data = pointsRight
    ? `M${left} ${top}H${right}L${right + 62} ${middle}L${right} ${bottom}H${left}L${left + 14} ${middle + 7}Z`
    : `M${right} ${top}H${left}L${left - 62} ${middle}L${left} ${bottom}H${right}L${right - 14} ${middle - 7}Z`
  const nailX = pointsRight ? left + 26 : right - 26
  const nail = { fill: palette.ink, lineWidthPx: 0 }
  const drawn =
    inkPath(data, { fill: color, lineWidthPx: boldInkWidthPx }) +
    circle([nailX, top + 22], 6, nail) +
    circle([nailX, bottom - 22], 6, nail)
  return about(drawn, [left + boardWidthPx / 2, middle], { rotate })
}

function post(creak: number): string {
  return (
    inkBox([642, 34, 54, 830], { fill: palette.brown, lineWidthPx: boldInkWidthPx }) +
    inkPath('M660 80V60M676 600V700M658 640V760M678 780V820', { line: '#5E3A24', lineWidthPx: 4 }) +
    polygon(
      [
        [600, 872],
        [630, 846],
        [710, 846],
        [744, 874],
      ],
      { fill: '#B97A3A' },
    ) +
    board({ left: 432, top: 80, pointsRight: true, color: palette.yellow, rotate: creak - 2 }) +
    board({ left: 376, top: 244, pointsRight: false, color: '#FF8578', rotate: 2 - creak }) +
    board({ left: 452, top: 408, pointsRight: true, color: '#4CCBB8', rotate: creak * 0.7 - 1 })
  )
}

function desert(t: number): string {
  const bold = { lineWidthPx: boldInkWidthPx }
  return (
    flatBox([0, 0, 1000, 1000], '#FFD9A0') +
    rays({ centre: [660, 300], radiusPx: 1000, count: 24, color: '#FFE4BA', turn: t }) +
    circle([120, 130], 66, { fill: palette.yellow, ...bold }) +
    inkPath('M-10 640L90 560H200L236 630L330 650L420 600H520L560 660V800H-10Z', {
      fill: '#E58E5A',
      ...bold,
    }) +
    inkPath('M-10 760C300 720 700 740 1010 770V1010H-10Z', { fill: '#F0B25E', ...bold }) +
    inkPath('M560 850C620 840 700 842 760 856M700 930C760 920 860 924 930 940', {
      line: '#C98A3C',
      lineWidthPx: 5,
    }) +
    emoji('cactus', { at: [896, 716], sizePx: 190, lineWidthPx: boldInkWidthPx }) +
    emoji('skull', { at: [860, 900], sizePx: 80, rotate: -14 })
  )
}

/** How the one who asks the way stands at a moment. */
export interface Doubt {
  /** Degrees that the boards swing. */
  creak: number
  /** How far the shoulders are drawn up. */
  shrugPx: number
  headRotate: number
  headShift: Point
  faceShift: Point
  /** How far each question mark has risen, and its size. */
  marks: readonly [large: Mark, small: Mark]
  /** The traffic behind him. */
  passing: string
}

export interface Mark {
  risenPx: number
  scale: number
}

function traveller({ shrugPx, headRotate, headShift, faceShift, marks: [large, small] }: Doubt): string {
  const man = peep({
    pose: 'bust/Whatever',
    at: [282, 1012 - shrugPx],
    heightPx: 600,
    head: 'Turban',
    face: 'Suspicious',
    faceScale: 1.06,
    faceShift,
    beard: 'FullMedium',
    skin: 'tan',
    colors: { turban: palette.violet },
    headScale: 1.2,
    headRotate,
    headShift,
    lineWidthPx: boldInkWidthPx,
  })
  return (
    man +
    emoji('red-question-mark', { at: [92, 420 - large.risenPx], sizePx: 108 * large.scale, rotate: -16 }) +
    emoji('red-question-mark', { at: [214, 320 - small.risenPx], sizePx: 70 * small.scale, rotate: 10 })
  )
}

export function crossroads(t: number, doubt: Doubt): string {
  return desert(t) + doubt.passing + post(doubt.creak) + traveller(doubt)
}

export const scene = defineScene({
  name: 'signpost',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FFD9A0',
  draw: (t) => {
    const doubt = wave(t)
    return crossroads(t, {
      creak: doubt * 0.6,
      shrugPx: 0,
      headRotate: doubt * 3 - 5,
      headShift: [0, 0],
      faceShift: [0, 0],
      marks: [
        { risenPx: doubt * -6, scale: 1 },
        { risenPx: doubt * 6, scale: 1 },
      ],
      passing: '',
    })
  },
})
