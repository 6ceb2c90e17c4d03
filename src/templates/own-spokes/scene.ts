import { clipToBox } from '../kit/clip'
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
import { border, circle, flatBox, frame, inkPath } from '../kit/shapes'
import { shoe } from '../kit/short-legs'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const columnPx = 400
const artPx = 700
const roadY = 640
const jumper = palette.coral
const trousers = '#3E4A8A'

function panel(index: number, ground: string, ray: string, t: number, content: string): string {
  const backdrop =
    flatBox([0, 0, columnPx, artPx], ground) +
    rays({ centre: [200, 330], radiusPx: 620, count: 20, color: ray, turn: t }) +
    flatBox([0, roadY, columnPx, 70], '#6E7187') +
    inkPath(`M0 ${roadY}H${columnPx}`, line) +
    inkPath('M30 676H110M170 676H250M310 676H390', { line: palette.paper, lineWidthPx: 8 })
  return place(clipToBox([0, 0, columnPx, artPx], backdrop + content), [index * columnPx, 0])
}

/** A unicycle whose hub is at (0, 0). */
function unicycle(turn: number, squash = 1): string {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = ((turn + index * 36) * Math.PI) / 180
    const [x, y] = [88 * Math.cos(angle), 88 * Math.sin(angle)]
    return `M${-x} ${-y}L${x} ${y}`
  }).join('')
  const wheel =
    circle([0, 0], 92, { lineWidthPx: 30 }) +
    circle([0, 0], 92, { line: '#5B5E72', lineWidthPx: 14 }) +
    inkPath(spokes, { lineWidthPx: 5 }) +
    circle([0, 0], 18, { fill: palette.yellow, ...line })
  return place(wheel, [0, 0], { scaleX: squash })
}

const fork =
  inkPath('M0 0L0 -190', { lineWidthPx: 26 }) +
  inkPath('M0 0L0 -190', { line: palette.yellow, lineWidthPx: 12 }) +
  inkPath('M-58 -196C-40 -220 40 -220 58 -196C40 -178 -40 -178 -58 -196Z', { fill: palette.ink })

function leg(points: readonly Point[], shoeRotate: number): string {
  const foot = points.at(-1) ?? [0, 0]
  return (
    limb(points, { widthPx: 52, color: trousers }) +
    shoe([foot[0] + 6, foot[1] + 22], { rotate: shoeRotate, scale: 0.95 })
  )
}

function person([x, y]: Point, face: string, tilt: number, rotate = 0): string {
  const hem = inkPath(`M${x - 122} ${y - 3}Q${x - 20} ${y + 8} ${x + 86} ${y - 3}`, line)
  const body = peep({
    pose: 'bust/Hoodie',
    at: [x, y],
    heightPx: 370,
    head: 'Hijab',
    face,
    skin: 'tan',
    colors: { top: jumper, hijab: palette.teal },
    headScale: 1.45,
    headRotate: tilt,
    ...line,
  })
  return about(body + hem, [x, y], { rotate })
}

function sleeve(points: readonly Point[]): string {
  return limb(points, { widthPx: 46, color: jumper, openStart: true })
}

/** In the saddle, a foot on either pedal. */
function mounted(face: string, tilt: number): string {
  const farLeg: Point[] = [
    [26, -196],
    [66, -120],
    [30, -52],
  ]
  const nearLeg: Point[] = [
    [-26, -196],
    [12, -90],
    [-26, 30],
  ]
  return leg(farLeg, 0) + fork + leg(nearLeg, 8) + person([0, -186], face, tilt)
}

function ride(t: number): string {
  const sway = wave(t) * 2
  const rider =
    mounted('Calm', 0) +
    sleeve([
      [-66, -300],
      [-112, -280],
      [-160, -322],
    ]) +
    hand('raised-hand', 'tan', { at: [-168, -350], sizePx: 66, rotate: -30 }) +
    sleeve([
      [66, -300],
      [112, -280],
      [158, -322],
    ]) +
    hand('raised-hand', 'tan', { at: [166, -350], sizePx: 66, rotate: 30, flip: true })
  return place(unicycle(0) + rider, [200, roadY - 96], { rotate: sway, scale: 0.93 })
}

function stick(): string {
  return (
    inkPath('M150 -150L4 34M64 -40L92 -22', { lineWidthPx: 24 }) +
    inkPath('M150 -150L4 34M64 -40L92 -22', { line: '#A9713F', lineWidthPx: 11 })
  )
}

function sabotage(t: number): string {
  const poke = wave(t, 2) * 4
  const rider =
    mounted('Smug', 6) +
    sleeve([
      [-66, -300],
      [-130, -250],
      [-74, -206],
    ]) +
    place(
      stick() +
        sleeve([
          [66, -304],
          [150, -270],
          [142, -170],
        ]) +
        hand('raised-fist', 'tan', { at: [138, -142], sizePx: 66, rotate: 160 }),
      [0, poke],
    )
  return place(unicycle(14) + rider, [190, roadY - 96], { rotate: 2, scale: 0.93 })
}

function crash(t: number): string {
  const rage = wave(t, 3) * 2
  const sitter =
    leg(
      [
        [150, 570],
        [214, 540],
        [236, 622],
      ],
      -10,
    ) +
    person([126 + rage, 620], 'Rage', 4, -4) +
    leg(
      [
        [96, 612],
        [160, 610],
        [206, 640],
      ],
      -40,
    ) +
    sleeve([
      [176, 500],
      [226, 496],
      [276, 520],
    ]) +
    hand('backhand-index-pointing-left', 'tan', { at: [308, 536 + rage], sizePx: 80, rotate: 34, flip: true })
  return (
    cloud([50, 650], 130, 4, { fill: '#F3E7D3', lineWidthPx: 6 }) +
    place(unicycle(30, 0.7) + fork, [276, 300], { rotate: -38 + wave(t) * 3, scale: 0.9 }) +
    place(sparkle([0, 0], 30), [330, 130], { scale: 1 + wave(t) * 0.2 }) +
    place(sparkle([0, 0], 24), [60, 200], { scale: 1 - wave(t) * 0.2 }) +
    sitter
  )
}

function snail(x: number, t: number): string {
  return emoji('snail', { at: [x + wave(t) * 4, 620], sizePx: 74, flip: true })
}

export const scene = defineScene({
  name: 'own-spokes',
  widthPx: 1200,
  heightPx: 1000,
  background: palette.cream,
  draw: (t) =>
    flatBox([0, 0, 1200, 1000], palette.paper) +
    panel(0, '#4FC0E8', '#6FD0F2', t, ride(t) + snail(345, t)) +
    panel(1, '#FFC94A', '#FFD978', t, sabotage(t) + snail(350, t)) +
    panel(2, '#F26D5F', '#F78A7C', t, crash(t) + snail(344, t)) +
    border('M400 0V1000M800 0V1000M0 700H1200', 10) +
    frame(1200, 1000),
})
