import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box, Point } from '../kit/path'
import { peep } from '../kit/peep'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const thread = '#E0312F'

function wallAndBoard(): string {
  const crumbs = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [70 + ((index * 197) % 1060), 70 + ((index * 131) % 640)]
    return circle([x, y], 3 + (index % 3), { fill: index % 2 ? '#B87B41' : '#E3B075', lineWidthPx: 0 })
  })
  return (
    flatBox([0, 0, 1200, 1000], '#2F9C8E') +
    Array.from({ length: 10 }, (_, index) => flatBox([index * 124, 0, 62, 1000], '#37AA9B')).join('') +
    inkBox([22, 22, 1156, 730], { fill: palette.darkWood, radiusPx: 16, ...line }) +
    inkBox([50, 50, 1100, 674], { fill: '#CF9557', lineWidthPx: 5 }) +
    crumbs.join('')
  )
}

function note(box: Box, fill: string, rotate: number): string {
  return inkBox(box, { fill, radiusPx: 6, rotate, ...line })
}

function pin(at: Point, color: string): string {
  return (
    circle(at, 15, { fill: color, lineWidthPx: 6 }) +
    circle([at[0] - 4, at[1] - 5], 4, { fill: '#FFFFFF', lineWidthPx: 0 })
  )
}

/** A small photograph of something that cannot possibly be part of it. */
function photo(name: string, [x, y]: Point, rotate: number): string {
  const picture =
    inkBox([-58, -62, 116, 132], { fill: '#FFFFFF', radiusPx: 4, lineWidthPx: 6 }) +
    inkBox([-45, -50, 90, 88], { fill: palette.sky, radiusPx: 3, lineWidthPx: 4 }) +
    emoji(name, { at: [0, -6], sizePx: 68, lineWidthPx: 4 })
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${picture}</g>`
}

const pins: Record<string, Point> = {
  first: [312, 252],
  second: [548, 252],
  third: [300, 416],
  theory: [782, 300],
  proof: [948, 412],
  duck: [404, 330],
  spoon: [806, 494],
  moon: [1046, 486],
}

function threads(t: number): string {
  const pull = wave(t) * 5
  const tie = (from: string, to: string, sag: number) => {
    const [a = [0, 0], b = [0, 0]] = [pins[from], pins[to]]
    return stroke([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag + pull], b], 7, thread)
  }
  return (
    tie('first', 'second', 10) +
    tie('second', 'theory', 16) +
    tie('first', 'duck', 0) +
    tie('second', 'duck', 8) +
    tie('duck', 'third', 6) +
    tie('duck', 'theory', 22) +
    tie('first', 'third', 0) +
    tie('theory', 'spoon', 0) +
    tie('proof', 'spoon', 6) +
    tie('spoon', 'moon', 20) +
    tie('proof', 'moon', 0)
  )
}

function thinker(t: number): string {
  const shake = wave(t, 3) * 2.5
  return (
    peep({
      pose: 'bust/PolkadotJacket',
      at: [596 + shake, 1010],
      heightPx: 640,
      head: 'ShavedThree',
      face: 'Hectic',
      beard: 'Goatee',
      skin: 'light',
      colors: { jacket: palette.violet },
      headScale: 1.26,
      headRotate: -5 + wave(t) * 2,
      faceScale: 1.1,
      ...line,
    }) +
    drop([452, 520 + wave(t) * 9], 1.2, -30) +
    drop([452, 610 - wave(t) * 9], 0.95, -50) +
    drop([722, 440 + wave(t) * 9], 1.1, 34)
  )
}

/** The desk: too much coffee and more string. */
function desk(t: number): string {
  const mug = (at: Point, sizePx: number) => emoji('hot-beverage', { at, sizePx })
  const steam = (x: number, y: number) =>
    stroke(
      [
        [x, y],
        [x - 9 + wave(t) * 6, y - 22],
        [x + 9 - wave(t) * 6, y - 44],
        [x, y - 66],
      ],
      6,
      '#FFFFFF',
    )
  return (
    inkBox([-20, 912, 1240, 120], { fill: palette.wood, ...line }) +
    inkPath('M30 952H420M700 968H1150', { line: '#B86B35', lineWidthPx: 5 }) +
    mug([104, 858], 150) +
    mug([250, 862], 140) +
    mug([176, 752], 134) +
    steam(150, 678) +
    steam(182, 672) +
    emoji('yarn', {
      at: [1060, 852],
      sizePx: 160,
      rotate: wave(t) * 6,
      recolor: { '#00a6ed': thread, '#0074ba': '#A81C22' },
    }) +
    inkPath('M1000 908C940 930 900 890 850 924', { line: thread, lineWidthPx: 7 })
  )
}

export const scene = defineScene({
  name: 'string-board',
  widthPx: 1200,
  heightPx: 1000,
  background: '#2F9C8E',
  draw: (t) =>
    wallAndBoard() +
    note([76, 84, 260, 196], '#FFF0B8', -2) +
    note([420, 76, 268, 196], palette.paper, 1.5) +
    note([76, 392, 262, 200], '#FFD9E4', 1.5) +
    note([760, 108, 366, 320], palette.paper, 0) +
    photo('duck', [404, 392], -6) +
    photo('spoon', [806, 552], 5) +
    photo('crescent-moon', [1046, 546], -5) +
    threads(t) +
    Object.entries(pins)
      .map(([name, at]) => pin(at, name === 'theory' || name === 'proof' ? palette.yellow : palette.blue))
      .join('') +
    thinker(t) +
    desk(t),
})
