import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box, Point } from '../kit/path'
import { about, place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, stroke } from '../kit/shapes'
import { track } from '../kit/timeline'
import { plant } from './plant'
import { at, waitingOne, white } from './waiting-one'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#FFB74A'
const deskY = 846

/** Share of the bar that is full: it races, it crawls, it waits for a lifetime, it starts over. */
function loaded(t: number): number {
  return track(t, [
    [at(0), 0],
    [at(1), 0],
    [at(4), 0.62, 'in'],
    [at(6), 0.94, 'out'],
    [at(7), 0.968],
    [at(20), 0.968],
    [at(22), 0, 'in'],
  ])
}

function progressBar(t: number): string {
  const box: Box = [92, 254, 816, 62]
  const widthPx = (box[2] - 20) * loaded(t)
  const stripes = Array.from({ length: 24 }, (_, index) => {
    const x = 60 + (index + ((t * 4) % 1)) * 44
    return `M${x} 320L${x + 34} 250H${x + 56}L${x + 22} 320Z`
  })
  return (
    inkBox(box, { fill: '#DCE3F2', radiusPx: 31, ...line }) +
    clipToBox(
      [102, 264, widthPx, 42],
      inkBox([102, 264, box[2] - 20, 42], { fill: palette.green, radiusPx: 21, lineWidthPx: 0 }) +
        flatPath(stripes.join(''), '#86DA86'),
    )
  )
}

/** The window of a program: a bar with three knobs, room for words, and the bar that never fills. */
function dialog(t: number): string {
  const knobs = [palette.red, palette.yellow, palette.green]
  return (
    label([40, 36, 920, 312], { radiusPx: 26, ...line }) +
    inkPath('M40 100V62C40 48 51 36 66 36H934C949 36 960 48 960 62V100Z', { fill: palette.blue, ...line }) +
    knobs.map((fill, index) => circle([84 + index * 44, 68], 14, { fill, lineWidthPx: 5 })).join('') +
    progressBar(t)
  )
}

/** Days and nights rush past the window while nothing else happens. */
function skyWindow(t: number): string {
  const days = track(t, [
    [at(6), 0],
    [at(21), 4],
  ])
  const night = 0.5 - 0.5 * Math.cos(days * 2 * Math.PI)
  const turn = days * 360
  const orbit = (content: string, from: number) =>
    place(place(content, [0, -190]), [802, 700], { rotate: from + turn })
  const [x, y, width, height]: Box = [664, 404, 276, 316]
  return (
    clipToBox(
      [x, y, width, height],
      flatBox([x, y, width, height], '#8FD6FF') +
        place(flatBox([0, 0, width, height], '#2A2C5E'), [x, y], { opacity: night }) +
        orbit(circle([0, 0], 44, { fill: palette.yellow, ...line }), 0) +
        orbit(
          circle([0, 0], 38, { fill: white, ...line }) +
            circle([-10, -8], 8, { fill: '#C4C4D6', lineWidthPx: 0 }),
          180,
        ) +
        inkPath('M640 690C700 640 760 640 810 680C860 640 930 650 970 690V740H640Z', {
          fill: palette.green,
          ...line,
        }),
    ) +
    inkPath(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, { lineWidthPx: 20 }) +
    inkPath(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, { line: palette.paper, lineWidthPx: 8 }) +
    inkBox([x - 24, y + height, width + 48, 28], { fill: palette.paper, ...line })
  )
}

function wallClock(t: number): string {
  const turns = track(t, [
    [at(2), 0],
    [at(22), 6],
  ])
  const hand = (lengthPx: number, rotate: number, widthPx: number) =>
    place(inkPath(`M0 12V${-lengthPx}`, { lineWidthPx: widthPx }), [138, 500], { rotate })
  return (
    circle([138, 500], 84, { fill: palette.paper, ...line }) +
    inkPath('M138 430V442M138 558V570M68 500H80M196 500H208', { lineWidthPx: 8 }) +
    hand(40, turns * 60 + 60, 12) +
    hand(60, turns * 720, 8) +
    circle([138, 500], 10, { fill: palette.red, lineWidthPx: 4 })
  )
}

function spider(t: number): string {
  const drop = track(t, [
    [at(11), 0],
    [at(16), 1],
    [at(20), 1],
    [at(22), 0, 'in'],
  ])
  const y = 290 + 170 * drop
  return inkPath(`M604 300V${y}`, { lineWidthPx: 4 }) + emoji('spider', { at: [604, y + 6], sizePx: 76 })
}

/** Time goes back in a puff. */
function puff(t: number): string {
  const size = track(t, [
    [at(0), 1.06],
    [at(2), 0, 'in'],
    [at(21.5), 0],
    [at(23), 1, 'out'],
    [at(24), 1.06],
  ])
  if (size < 0.05) return ''
  const centre: Point = [470, 580]
  const parts = [
    [-130, 60, 300, 3],
    [120, 70, 320, 5],
    [-90, -80, 320, 8],
    [100, -90, 300, 11],
    [0, 0, 380, 14],
  ] as const
  const cloudlets = parts.map(([dx, dy, widthPx, seed]) =>
    cloud([centre[0] + dx, centre[1] + dy], widthPx, seed, line),
  )
  return about(cloudlets.join(''), centre, { scale: size, rotate: 8 * wave(t) })
}

function desk(): string {
  return (
    flatBox([0, deskY, 1000, 200], palette.wood) +
    inkPath(`M0 ${deskY}H1000`, line) +
    label([60, 876, 880, 96], line)
  )
}

function mug(t: number): string {
  const steam = track(t, [
    [at(0), 0],
    [at(2), 1],
    [at(7), 1],
    [at(11), 0],
  ])
  const bend = 6 * wave(t, 3)
  const curls = [130, 162].map((x) =>
    stroke(
      [
        [x, 744],
        [x - 8 + bend, 722],
        [x + 8 - bend, 700],
        [x, 676],
      ],
      6,
      '#FFFFFF',
    ),
  )
  return (
    place(curls.join(''), [0, 0], { opacity: steam }) +
    inkPath('M190 784C232 780 232 834 188 830', { lineWidthPx: 22 }) +
    inkPath('M190 784C232 780 232 834 188 830', { line: palette.coral, lineWidthPx: 9 }) +
    inkPath('M98 766H194L186 858H106Z', { fill: palette.coral, ...line }) +
    ellipse([146, 766], 48, 12, { fill: '#6B3F2A', ...line })
  )
}

export const scene = defineScene({
  name: 'loading-patience',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  // The loop begins when the puff has gone, so that its first frame can stand alone.
  draw: (moment) => {
    const t = lap(moment + at(2) + 1e-9)
    return (
      flatBox([0, 0, 1000, 1000], wallColor) +
      skyWindow(t) +
      wallClock(t) +
      waitingOne(t) +
      desk() +
      mug(t) +
      plant(t) +
      spider(t) +
      dialog(t) +
      puff(t)
    )
  },
})
