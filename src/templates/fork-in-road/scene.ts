import { backpacker } from '../kit/backpacker'
import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box } from '../kit/path'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, flatPath, inkPath, label } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }

function fairSky(t: number): string {
  return (
    flatBox([0, 0, 500, 560], '#A9E1FF') +
    rays({ centre: [250, 250], radiusPx: 620, count: 22, color: '#C7ECFF', turn: t }) +
    star([104, 266], { outerRadiusPx: 64, innerRadiusPx: 48, points: 14, fill: palette.yellow, turn: t }) +
    cloud([372, 246], 160, 4)
  )
}

function stormySky(t: number): string {
  const drift = wave(t)
  const clouds = ['#6B678A', '#5B577A', '#6B678A'].map((fill, index) =>
    cloud([560 + index * 190 + drift * 6, 210 + (index % 2) * 24], 260, index + 3, { fill }),
  )
  const flash = lap(t, 2)
  return (
    flatBox([500, 0, 500, 560], '#4A4668') +
    clouds.join('') +
    emoji('high-voltage', { at: [640, 300], sizePx: 132, rotate: 6, opacity: flash < 0.7 ? 1 : 0 }) +
    emoji('high-voltage', {
      at: [926, 262],
      sizePx: 104,
      rotate: -12,
      opacity: flash > 0.3 || t === 0 ? 1 : 0,
    }) +
    emoji('bat', { at: [562, 412 + drift * 8], sizePx: 92, lineWidthPx: 5 }) +
    emoji('bat', { at: [800, 250 - drift * 8], sizePx: 78, lineWidthPx: 5, flip: true })
  )
}

/** The meadow, its fork, and the dusk over the right half. */
function land(): string {
  return (
    inkPath('M-10 520C120 480 330 490 500 540C660 490 860 480 1010 520V1010H-10Z', {
      fill: '#8FD66E',
      ...line,
    }) +
    flatPath('M-10 860C200 810 330 800 500 800C670 800 800 810 1010 860V1010H-10Z', '#7DBE62') +
    inkPath(
      'M340 1010C396 880 360 760 250 650C190 590 190 545 196 512H262C268 560 330 610 410 664C460 698 490 730 500 752C510 730 540 698 590 664C670 610 732 560 738 512H804C810 545 810 590 750 650C640 760 604 880 660 1010Z',
      { fill: '#F1DDAE', ...line },
    ) +
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2A2350" stop-opacity=".62"/>' +
    '<stop offset=".55" stop-color="#2A2350" stop-opacity=".42"/><stop offset="1" stop-color="#2A2350" stop-opacity=".12"/></linearGradient>' +
    flatPath('M500 540C660 490 860 480 1000 516V1000H560C590 900 560 800 500 752Z', 'url(#dusk)')
  )
}

function goodWay(): string {
  return (
    emoji('rainbow', { at: [352, 420], sizePx: 170 }) +
    emoji('castle', { at: [222, 420], sizePx: 230, lineWidthPx: 7 }) +
    emoji('deciduous-tree', { at: [62, 476], sizePx: 140 }) +
    emoji('deciduous-tree', { at: [132, 506], sizePx: 92 }) +
    emoji('sunflower', { at: [104, 640], sizePx: 116 }) +
    emoji('tulip', { at: [186, 690], sizePx: 92 }) +
    emoji('tulip', { at: [44, 706], sizePx: 80 }) +
    emoji('rabbit', { at: [190, 838], sizePx: 146 })
  )
}

function badWay(): string {
  return (
    emoji('derelict-house', {
      at: [778, 420],
      sizePx: 216,
      lineWidthPx: 7,
      recolor: { '#f3c07b': '#A79BC4', '#f8312f': '#5C3D85' },
    }) +
    emoji('ghost', { at: [914, 400], sizePx: 118, rotate: 8 }) +
    emoji('headstone', { at: [936, 566], sizePx: 112 }) +
    emoji('headstone', { at: [858, 656], sizePx: 132 }) +
    emoji('snake', { at: [808, 836], sizePx: 146 })
  )
}

/** A board whose end points out of the picture. */
function arrowBoard([x, y, width, height]: Box, way: 'left' | 'right', fill: string): string {
  const right = x + width
  const middle = y + height / 2
  const data =
    way === 'left'
      ? `M${right} ${y}H${x + 30}L${x - 26} ${middle}L${x + 30} ${y + height}H${right}Z`
      : `M${x} ${y}H${right - 30}L${right + 26} ${middle}L${right - 30} ${y + height}H${x}Z`
  const board = inkPath(data, { fill, ...line })
  return about(board, [x + width / 2, middle], { rotate: way === 'left' ? -1 : 1 })
}

export const scene = defineScene({
  name: 'fork-in-road',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.sky,
  draw: (t) => {
    const doubt = wave(t)
    return (
      fairSky(t) +
      clipToBox([500, 0, 500, 560], stormySky(t)) +
      border('M500 0V545') +
      land() +
      goodWay() +
      badWay() +
      backpacker(doubt) +
      emoji('red-question-mark', { at: [598, 556], sizePx: 76, rotate: 14 + doubt * 6, lineWidthPx: 5 }) +
      emoji('red-question-mark', { at: [406, 548], sizePx: 58, rotate: -16 - doubt * 6, lineWidthPx: 5 }) +
      arrowBoard([40, 34, 420, 136], 'left', palette.paper) +
      arrowBoard([540, 34, 420, 136], 'right', '#2E2A44') +
      label([322, 884, 356, 96], { radiusPx: 20 })
    )
  },
})
