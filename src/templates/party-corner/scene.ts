import { bubble } from '../kit/bubble'
import { clip } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { crowd } from './crowd'

const line = { lineWidthPx: boldInkWidthPx }
const ball: Point = [612, 150]
const floorY = 800
const tiles = [palette.coral, palette.yellow, palette.teal, palette.violet, palette.pink]

function room(t: number): string {
  return (
    flatBox([0, 0, 1200, floorY], '#5A2A94') +
    rays({ centre: ball, radiusPx: 1300, count: 22, color: '#6C37AC', turn: t })
  )
}

/** Tiles that light up in turn. */
function danceFloor(t: number): string {
  const edge = (x: number, y: number) => 600 + (x - 600) * (0.75 + ((y - floorY) / 200) * 0.75)
  const rows = [floorY, 856, 924, 1000]
  const drawn = rows.slice(0, -1).flatMap((top, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const [left, right, bottom] = [-260 + column * 156, -104 + column * 156, rows[row + 1] ?? 1000]
      const index = (column + row * 2 + Math.floor(lap(t) * 5)) % tiles.length
      return inkPath(
        `M${edge(left, top)} ${top}H${edge(right, top)}L${edge(right, bottom)} ${bottom}H${edge(left, bottom)}Z`,
        { fill: tiles[index] ?? palette.coral, lineWidthPx: 5 },
      )
    }),
  )
  return drawn.join('') + inkPath(`M0 ${floorY}H1200`, line)
}

function mirrorBall(t: number): string {
  const [x, y] = ball
  const turn = lap(t) * 34
  const meridians = [-3, -2, -1, 0, 1, 2, 3]
    .map((index) => {
      const bend = Math.max(-94, Math.min(94, index * 34 + turn - 17))
      return `M${x} ${y - 88}C${x + bend * 1.32} ${y - 50} ${x + bend * 1.32} ${y + 50} ${x} ${y + 88}`
    })
    .join('')
  const parallels = [-44, 0, 44].map((dy) => `M${x - 90} ${y + dy}H${x + 90}`).join('')
  const round = `<circle cx="${x}" cy="${y}" r="88"/>`
  return (
    inkPath(`M${x} 0V${y - 86}`, { lineWidthPx: 10 }) +
    circle(ball, 88, { fill: '#CFE0FF', lineWidthPx: 0 }) +
    clip(
      round,
      ellipse([x - 26, y - 30], 44, 40, { fill: '#FFFFFF', lineWidthPx: 0 }) +
        inkPath(meridians + parallels, { line: '#6A7FB8', lineWidthPx: 5 }),
    ) +
    circle(ball, 88, line)
  )
}

function beams(t: number): string {
  const swing = wave(t) * 46
  return (
    flatPath(`M612 150L${330 + swing} 1000H${560 + swing}Z`, '#FFE27A2E') +
    flatPath(`M612 150L${700 - swing} 1000H${930 - swing}Z`, '#7AF0FF2E') +
    flatPath(`M612 150L${1010 + swing} 1000H${1260 + swing}Z`, '#FF9AD22E')
  )
}

/** The walls meet here, and somebody likes it. */
function corner(): string {
  return (
    flatPath('M0 0H250V1000H0Z', '#2B1550') +
    flatPath('M250 0V800L470 1000H0V0Z', '#2B155099') +
    inkPath('M250 0V800M250 800L470 1000', { lineWidthPx: 6 })
  )
}

function loner(t: number): string {
  const grey = { skin: '#C9CBD6', top: '#868AA0', cup: '#EEF0F6' }
  return peep({
    pose: 'bust/Coffee',
    at: [186, 1024],
    heightPx: 640,
    head: 'ShortTwo',
    face: 'Smug',
    faceScale: 1.12,
    colors: grey,
    headScale: 1.15,
    headRotate: wave(t) * 2 - 2,
    ...line,
  })
}

function thought(t: number): string {
  const bob = wave(t) * 3
  return (
    circle([246, 386 + bob], 13, { fill: palette.paper, ...line }) +
    circle([272, 348 + bob], 22, { fill: palette.paper, ...line }) +
    cloud([280, 182], 462, 12, { fill: palette.paper, ...line })
  )
}

const confettiColors = [palette.yellow, palette.coral, '#5FE0CB', palette.pink]

function confetti(t: number): string {
  const random = seededRandom(11)
  return Array.from({ length: 22 }, (_, index) => {
    const paper = inkBox([-10, -6, 20, 12], {
      fill: confettiColors[index % confettiColors.length] ?? palette.yellow,
      lineWidthPx: 3,
      amplitudePx: 0,
    })
    const x = 450 + random() * 740
    return place(paper, [x, 820 * lap(t, 1, random()) - 20], { rotate: index * 40 + lap(t) * 360 })
  }).join('')
}

function notes(t: number): string {
  const spots: readonly (readonly [x: number, y: number, phase: number])[] = [
    [520, 330, 0.2],
    [960, 380, 0.7],
    [706, 330, 0.45],
  ]
  return spots
    .map(([x, y, phase]) => {
      const rise = lap(t, 1, phase)
      return emoji('musical-note', {
        at: [x + wave(t, 2, phase) * 10, y + 30 - rise * 60],
        sizePx: 74,
        recolor: { '#402a32': palette.yellow },
        opacity: Math.min(1, 5 * Math.min(rise, 1 - rise)),
      })
    })
    .join('')
}

export const scene = defineScene({
  name: 'party-corner',
  widthPx: 1200,
  heightPx: 1000,
  background: '#5A2A94',
  draw: (t) =>
    room(t) +
    danceFloor(t) +
    corner() +
    beams(t) +
    mirrorBall(t) +
    confetti(t) +
    notes(t) +
    crowd(t) +
    bubble([730, 40, 434, 210], [850, 396]) +
    loner(t) +
    thought(t),
})
