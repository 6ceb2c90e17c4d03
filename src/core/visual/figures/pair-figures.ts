import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, ellipse, heart, onCircle, polygon, spline } from '../shapes'
import { arrowHead, type Figure, type Label, quoted, write, writeAll, writeBelow } from './figure'

const scribble = (x: number, y: number, size: number) =>
  spline(
    (
      [
        [-0.9, 0.1],
        [-0.5, -0.7],
        [0.2, -0.8],
        [0.7, -0.2],
        [0.3, 0.6],
        [-0.4, 0.7],
        [-0.7, 0],
        [-0.1, -0.5],
        [0.8, -0.5],
        [0.9, 0.4],
        [0, 0.8],
        [-0.8, 0.5],
        [-0.3, -0.2],
        [0.4, -0.1],
        [0.5, 0.5],
        [-0.2, 0.3],
        [0, -0.9],
        [0.6, 0.1],
      ] as const
    ).map(([dx, dy]) => [x + dx * size, y + dy * size] as const),
  )

/** Beyond every edge of every picture. */
const beyondPx = 3000

/** Two cliffs with a gap between them; returns how far the gap reaches from the middle. */
function cliffs(pen: Pen, w: number): number {
  const gap = w * 0.17
  for (const side of [-1, 1]) {
    const inner = side * gap
    const edge = `M${inner} 0C${inner + side * 8} 60 ${inner + side * 30} 90 ${inner + side * 18} 150C${inner + side * 8} 210 ${inner + side * 44} 260 ${inner + side * 30} 340C${inner + side * 20} 420 ${inner + side * 50} 500 ${inner + side * 40} 600V${beyondPx}`
    pen.bleed(`${edge}H${side * beyondPx}V0Z`, side < 0 ? c.violet : c.coral)
  }
  return gap
}

export const pairFigures = {
  'two-paths': {
    title: 'Both go on',
    centre: 'axis',
    takes: [2],
    grounds: ['mint', 'paper', 'lilac'],
    alt: ([first, second]) => `One path forks into two: ${quoted(first)} and ${quoted(second)}`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const w = Math.min(widthPx, 1000)
      const road = `M0 360V160C0 20 ${-w * 0.28} 60 ${-w * 0.28} -130M0 160C0 20 ${w * 0.28} 60 ${w * 0.28} -130`
      pen.line(road, { weight: 1.6 })
      pen.flat(arrowHead([-w * 0.28, -166], -90, 54), pen.lineColor)
      pen.flat(arrowHead([w * 0.28, -166], -90, 54), pen.lineColor)
      pen.ink(ellipse(0, 360, 34), c.coral)
      writeAll(pen, [
        [first, [-w / 2, -350, w * 0.44, 150], { vertical: 'bottom' }],
        [second, [w * 0.06, -350, w * 0.44, 150], { vertical: 'bottom' }],
      ])
    },
  },
  overlap: {
    title: 'Where they meet',
    centre: 'axis',
    takes: [2],
    grounds: ['paper', 'cream', 'sky'],
    alt: ([first, second]) =>
      `Two circles, ${quoted(first)} and ${quoted(second)}, with a shared part in the middle`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const [radius, shift] = [Math.min(260, widthPx * 0.29), Math.min(170, widthPx * 0.19)]
      pen.flat(ellipse(-shift, 0, radius), c.lilac)
      pen.flat(ellipse(shift, 0, radius), c.pink)
      const reach = (Math.acos(shift / radius) * 180) / Math.PI
      const lens = [...Array(13)].map((_, step) =>
        onCircle(-shift, 0, radius, -reach + (2 * reach * step) / 12),
      )
      const back = [...Array(13)].map((_, step) =>
        onCircle(shift, 0, radius, 180 - reach + (2 * reach * step) / 12),
      )
      pen.flat(polygon([...lens, ...back]), c.yellow)
      pen.line(`${ellipse(-shift, 0, radius)}${ellipse(shift, 0, radius)}`)
      const inner = radius - shift
      writeAll(pen, [
        [first, [-shift - radius + 34, -110, 2 * shift - 58, 220], { color: c.ink, maxSizePx: 52 }],
        [second, [inner + 24, -110, 2 * shift - 58, 220], { color: c.ink, maxSizePx: 52 }],
      ])
    },
  },
  balance: {
    title: 'On balance',
    centre: 'axis',
    takes: [2],
    grounds: ['lilac', 'cream', 'sky'],
    alt: ([first, second]) =>
      `A level pair of scales with ${quoted(first)} on one side and ${quoted(second)} on the other`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const reach = Math.min(widthPx / 2 - 130, 360)
      const labels: Label[] = []
      pen.line(`M0 -260V250M${-reach} -200H${reach}`, { weight: 1.9 })
      pen.ink('M-120 250H120L84 300H-84Z', c.violet)
      pen.ink(ellipse(0, -260, 28), c.coral)
      for (const [side, word] of [
        [-1, first],
        [1, second],
      ] as const) {
        const x = side * reach
        pen.line(`M${x} -200L${x - 104} 20M${x} -200L${x + 104} 20`, { weight: 0.8 })
        pen.ink(`M${x - 126} 20H${x + 126}C${x + 110} 84 ${x - 110} 84 ${x - 126} 20Z`, c.yellow)
        labels.push([word, [x - 130, 96, 260, 140], { vertical: 'top', maxSizePx: 56 }])
      }
      writeAll(pen, labels)
    },
  },
  seesaw: {
    title: 'One of them weighs more',
    centre: 'axis',
    takes: [2],
    grounds: ['yellow', 'mint', 'paper'],
    alt: ([first, second]) => `A seesaw: ${quoted(first)} is down, ${quoted(second)} is up`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const reach = Math.min(widthPx / 2 - 60, 400)
      pen.at({ turn: -12, y: 100 }, () => {
        pen.ink(ellipse(-reach + 90, -110, 92), c.violet)
        pen.ink(ellipse(reach - 60, -60, 42), c.coral)
        pen.ink(box(-reach, -18, 2 * reach, 36, 16), c.sheet)
      })
      pen.ink('M0 118L92 270H-92Z', c.ink)
      pen.line(`M${-reach} 270H${reach}`)
      writeAll(pen, [
        [first, [-reach - 30, -250, reach * 0.95, 190], { align: 'left', vertical: 'bottom' }],
        [second, [30, -330, reach * 0.95, 190], { align: 'right', vertical: 'bottom' }],
      ])
    },
  },
  spectrum: {
    title: 'Somewhere between',
    centre: 'axis',
    takes: [2],
    grounds: ['cream', 'lilac', 'sky'],
    alt: ([first, second]) =>
      `A line of seven dots between ${quoted(first)} and ${quoted(second)}, the middle one marked`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const w = Math.min(widthPx, 1200)
      pen.line(`M${-w / 2 + 40} 0H${w / 2 - 40}`)
      for (let index = 0; index < 7; index++) {
        const x = -w / 2 + 60 + ((w - 120) * index) / 6
        pen.ink(ellipse(x, 0, index === 3 ? 42 : 26), index === 3 ? c.coral : c.sheet)
      }
      pen.flat(arrowHead([0, -68], 90, 46), pen.lineColor)
      writeAll(pen, [
        [first, [-w / 2, 110, w * 0.46, 150], { align: 'left', vertical: 'top' }],
        [second, [w * 0.04, 110, w * 0.46, 150], { align: 'right', vertical: 'top' }],
      ])
    },
  },
  gap: {
    title: 'Mind it',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['sky', 'cream', 'yellow'],
    alt: ([first, second]) =>
      second === undefined
        ? `Two cliffs with a gap between them, labelled ${quoted(first)}`
        : `Two cliffs, ${quoted(first)} and ${quoted(second)}, with a gap between them`,
    draw(pen, words, { widthPx }) {
      const w = Math.min(widthPx, 1160)
      const gap = cliffs(pen, w)
      const [first = '', second] = words
      if (second !== undefined) {
        writeAll(pen, [
          [first, [-w / 2, -190, w * 0.33, 150], { vertical: 'bottom' }],
          [second, [w * 0.17, -190, w * 0.33, 150], { vertical: 'bottom' }],
        ])
      } else {
        pen.line(`M${-gap} -50V-90H${gap}V-50`, { weight: 0.9 })
        write(pen, first, [-w / 2, -280, w, 160], { maxSizePx: 72, vertical: 'bottom' })
      }
    },
  },
  bridge: {
    title: 'Across',
    centre: 'axis',
    takes: [2],
    grounds: ['pink', 'paper', 'mint'],
    alt: ([first, second]) => `A bridge leads from ${quoted(first)} to ${quoted(second)}`,
    draw(pen, words, { widthPx }) {
      const w = Math.min(widthPx, 1160)
      const gap = cliffs(pen, w)
      pen.line(`M${-gap - 30} -6C${-gap * 0.4} -96 ${gap * 0.4} -96 ${gap + 30} -6`, { weight: 2.4 })
      pen.line(
        `M${-gap * 0.6} -48V-120M0 -74V-150M${gap * 0.6} -48V-120M${-gap - 20} -10V-70M${gap + 20} -10V-70`,
        { weight: 0.9 },
      )
      pen.line(`M${-gap - 20} -70C${-gap * 0.4} -172 ${gap * 0.4} -172 ${gap + 20} -70`, { weight: 0.9 })
      writeAll(pen, [
        [words[0] ?? '', [-w / 2, -170, w * 0.28, 150], { vertical: 'bottom' }],
        [words[1] ?? '', [w * 0.22, -170, w * 0.28, 150], { vertical: 'bottom' }],
      ])
    },
  },
  'before-after': {
    title: 'Before, after',
    centre: 'axis',
    takes: [2],
    grounds: ['paper', 'mint', 'yellow'],
    alt: ([first, second]) =>
      `Two frames: a tangle, ${quoted(first)}, and beside it one calm dot, ${quoted(second)}`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const side = Math.min(380, (widthPx - 90) / 2)
      const x = side / 2 + 40
      const labels: Label[] = []
      for (const [at, word] of [
        [-x, first],
        [x, second],
      ] as const) {
        pen.ink(box(at - side / 2, -side / 2 - 60, side, side, 24), c.sheet)
        labels.push([
          word,
          [at - side / 2 - 10, side / 2 - 30, side + 20, 150],
          { vertical: 'top', maxSizePx: 50 },
        ])
      }
      writeAll(pen, labels)
      pen.line(scribble(-x, -60, side * 0.34), { color: c.ink, weight: 0.9 })
      pen.ink(ellipse(x, -60, side * 0.13), c.coral)
      pen.flat(arrowHead([22, -60], 0, 44), pen.lineColor)
    },
  },
  'maze-and-line': {
    title: 'There was a shorter way',
    centre: 'box',
    takes: [1, 2],
    grounds: ['lilac', 'cream', 'mint'],
    alt: ([first, second]) =>
      second === undefined
        ? `A maze, and beside it one straight line, labelled ${quoted(first)}`
        : `A maze, ${quoted(first)}, and beside it one straight line, ${quoted(second)}`,
    draw(pen, [first = '', second], { widthPx }) {
      const side = Math.min(widthPx * 0.52, 460)
      const unit = side / 8
      const walls = 'M4 8H8V0H0V8H3M1 1V7H4M2 2V6H3M1 1H6M7 1V7H5V5M2 2H6M6 2V4M3 3V5H5M4 3V4H6V6M3 6V7'
      const scaled = walls.replace(/-?\d+/g, (number) => String(Number(number) * unit))
      const left = -(side + widthPx * 0.2) / 2
      pen.at({ x: left, y: -side / 2 - 40 }, () => pen.line(scaled, { weight: 1.2 }))
      const x = left + side + widthPx * 0.2 - 20
      pen.line(`M${x} ${side / 2 - 40}V${-side / 2 + 20}`, { color: c.coral, weight: 2.4 })
      pen.flat(arrowHead([x, -side / 2 - 46], -90, 66), c.coral)
      if (second === undefined)
        write(pen, first, [-widthPx / 2, side / 2 + 10, widthPx, 160], { maxSizePx: 72, vertical: 'top' })
      else {
        writeAll(pen, [
          [first, [left - 20, side / 2 + 10, side + 20, 150], { vertical: 'top', maxSizePx: 48 }],
          [
            second,
            [x - widthPx * 0.16, side / 2 + 10, widthPx * 0.32, 150],
            { vertical: 'top', maxSizePx: 48 },
          ],
        ])
      }
    },
  },
  'tangle-to-line': {
    title: 'It clears up',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['sky', 'paper', 'pink'],
    alt: ([first, second]) =>
      second === undefined
        ? `A tangle that runs out into one clear line, labelled ${quoted(first)}`
        : `A tangle, ${quoted(first)}, that runs out into one clear line, ${quoted(second)}`,
    draw(pen, [first = '', second], { widthPx }) {
      const w = Math.min(widthPx, 1180)
      const x = -w / 2 + 190
      pen.line(scribble(x, -40, 180), { weight: 1.1 })
      pen.line(`M${x + 108} -22C${x + 150} 40 ${x + 190} -40 ${x + 250} -40H${w / 2 - 60}`, { weight: 1.1 })
      pen.ink(ellipse(w / 2 - 30, -40, 30), c.coral)
      writeBelow(pen, [first, second], { y: 190, widthPx: w, heightPx: 160, gap: 0.08 })
    },
  },
  'two-bars': {
    title: 'In proportion',
    centre: 'axis',
    takes: [2],
    grounds: ['cream', 'sky', 'pink'],
    alt: ([first, second]) => `Two bars: a tall one for ${quoted(first)}, a low one for ${quoted(second)}`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const x = Math.min(widthPx * 0.25, 230)
      pen.ink(box(-x - 90, -280, 180, 500, 16), c.violet)
      pen.ink(box(x - 90, 70, 180, 150, 16), c.coral)
      pen.line(`M${-2 * x} 220H${2 * x}`)
      writeAll(pen, [
        [first, [-x - x * 0.94, 256, x * 1.88, 140], { vertical: 'top' }],
        [second, [x - x * 0.94, 256, x * 1.88, 140], { vertical: 'top' }],
      ])
    },
  },
  'great-and-small': {
    title: 'From further away',
    centre: 'box',
    takes: [2],
    grounds: ['mint', 'lilac', 'paper'],
    alt: ([first, second]) => `A large circle, ${quoted(first)}, and a very small one, ${quoted(second)}`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const radius = Math.min(280, widthPx * 0.34)
      const x = -widthPx * 0.5 + radius + Math.max(0, widthPx / 2 - 520)
      pen.ink(ellipse(x, 0, radius), c.yellow)
      write(pen, first, [x - radius * 0.78, -radius * 0.5, radius * 1.56, radius], {
        color: c.ink,
        maxSizePx: 64,
      })
      const right = x + radius + 50
      const room = Math.min(widthPx / 2 - right, 380)
      pen.ink(ellipse(right + room / 2, radius - 190, 30), c.coral)
      write(pen, second, [right, radius - 140, room, 140], { vertical: 'top', maxSizePx: 44 })
    },
  },
  meet: {
    title: 'And then as one',
    centre: 'box',
    takes: [2],
    grounds: ['cream', 'mint', 'paper'],
    alt: ([first, second]) => `Two lines, ${quoted(first)} and ${quoted(second)}, that join and go on as one`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const w = Math.min(widthPx, 1100)
      pen.line(`M${-w / 2} -180H${-w * 0.2}C0 -180 -20 0 ${w * 0.18} 0`, { weight: 2.2, color: c.voice })
      pen.line(`M${-w / 2} 180H${-w * 0.2}C0 180 -20 0 ${w * 0.18} 0`, { weight: 2.2, color: c.coral })
      pen.line(`M${w * 0.18} 0H${w / 2 - 60}`, { weight: 2.2 })
      pen.flat(arrowHead([w / 2, 0], 0, 70), pen.lineColor)
      writeAll(pen, [
        [first, [-w / 2, -360, w * 0.7, 140], { align: 'left', vertical: 'bottom' }],
        [second, [-w / 2, 220, w * 0.7, 140], { align: 'left', vertical: 'top' }],
      ])
    },
  },
  parallel: {
    title: 'Side by side',
    centre: 'axis',
    takes: [2],
    grounds: ['cream', 'sky', 'lilac'],
    alt: ([first, second]) =>
      `Two lines that run side by side, ${quoted(first)} above and ${quoted(second)} below`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const w = Math.min(widthPx, 1100)
      const wave = (y: number) =>
        `M${-w / 2} ${y}C${-w * 0.3} ${y - 130} ${-w * 0.2} ${y - 130} 0 ${y}C${w * 0.2} ${y + 130} ${w * 0.3} ${y + 130} ${w / 2} ${y}`
      pen.line(wave(-46), { weight: 2.2, color: c.voice })
      pen.line(wave(46), { weight: 2.2, color: c.coral })
      writeAll(pen, [
        [first, [0, -280, w / 2, 160], { align: 'right', vertical: 'bottom' }],
        [second, [-w / 2, 120, w / 2, 160], { align: 'left', vertical: 'top' }],
      ])
    },
  },
  affinity: {
    title: 'It has room for both',
    centre: 'axis',
    takes: [2],
    grounds: ['mint', 'cream', 'sky'],
    alt: ([first, second]) => `A heart in two halves, ${quoted(first)} and ${quoted(second)}`,
    draw(pen, [first = '', second = ''], { widthPx }) {
      const size = Math.min(230, widthPx * 0.26)
      pen.ink(heart(0, -40, size), c.coral)
      pen.line(`M0 ${-40 - size * 0.58}V${-40 + size * 0.86}`, { color: c.ink })
      const label = Math.min(widthPx / 2 - 20, 420)
      writeAll(pen, [
        [first, [-label - 20, size + 10, label, 150], { vertical: 'top' }],
        [second, [20, size + 10, label, 150], { vertical: 'top' }],
      ])
      pen.line(arc(-size * 0.5, -40 - size * 0.36, size * 0.28, 190, 260), { color: c.sheet, weight: 1.3 })
    },
  },
} as const satisfies Record<string, Figure>
