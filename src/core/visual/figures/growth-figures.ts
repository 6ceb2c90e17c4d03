import { paintBox as c } from '../paint-box'
import { box, ellipse, flame, leaf, onCircle, polygon, polyline, spline } from '../shapes'
import { arrowHead, type Figure, type Label, quoted, write, writeAll, writeBelow } from './figure'

/** Beyond every edge of every picture. */
const beyondPx = 3000

export const growthFigures = {
  'growth-curve': {
    title: 'It bends',
    centre: 'box',
    takes: [1],
    grounds: ['paper', 'mint', 'lilac'],
    alt: ([label]) => `A curve that stays flat for long and then rises, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const [w, h] = [Math.min(widthPx, 1180), 640]
      const end = [w * 0.47, -h * 0.46] as const
      pen.line(`M${-w / 2} ${-h / 2}V${h / 2}H${w / 2}`)
      pen.line(
        `M${-w / 2 + 30} ${h / 2 - 40}C${w * 0.12} ${h / 2 - 50} ${w * 0.36} ${h * 0.24} ${end[0]} ${end[1]}`,
        { color: c.voice, weight: 2.2 },
      )
      pen.ink(ellipse(end[0], end[1], 30), c.coral)
      write(pen, label, [-w / 2 + 60, -h / 2, w * 0.6, h * 0.56], {
        align: 'left',
        vertical: 'top',
        maxSizePx: 76,
      })
    },
  },
  compounding: {
    title: 'A little, every time',
    centre: 'box',
    takes: [1],
    grounds: ['cream', 'sky', 'lilac'],
    alt: ([label]) => `Eight bars, each a fixed share higher than the one before, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const [w, h, count] = [Math.min(widthPx, 1060), 620, 8]
      const step = w / count
      for (let index = 0; index < count; index++) {
        const height = 34 * 1.5 ** index * (h / 600)
        pen.ink(
          box(-w / 2 + index * step + step * 0.14, h / 2 - height, step * 0.72, height, 12),
          index === count - 1 ? c.coral : c.violet,
        )
      }
      pen.line(`M${-w / 2 - 20} ${h / 2}H${w / 2 + 20}`)
      write(pen, label, [-w / 2, -h / 2, w * 0.58, h * 0.52], {
        align: 'left',
        vertical: 'top',
        maxSizePx: 76,
      })
    },
  },
  'seed-to-tree': {
    title: 'It takes its time',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['mint', 'cream', 'sky'],
    alt: ([first, last]) =>
      last === undefined
        ? `A seed, a sprout, a sapling and a tree in a row, labelled ${quoted(first)}`
        : `A seed, labelled ${quoted(first)}, grows in four steps into a tree, labelled ${quoted(last)}`,
    draw(pen, [first = '', last], { widthPx }) {
      const w = Math.min(widthPx, 1160)
      const at = (index: number) => -w / 2 + 60 + ((w - 200) * index) / 3
      pen.line(`M${-w / 2} 140H${w / 2}`)
      pen.ink(ellipse(at(0), 116, 30, 22), c.wood)
      pen.line(`M${at(1)} 140V60`, { weight: 1.2 })
      pen.ink(leaf([at(1), 84], [at(1) - 54, 40]), c.teal)
      pen.ink(leaf([at(1), 70], [at(1) + 56, 16]), c.teal)
      pen.at({ x: at(2), y: 140, scale: 0.8 }, () => {
        pen.line('M0 0V-200', { weight: 1.4 })
        for (const [dx, dy, y] of [
          [-84, -50, -70],
          [88, -50, -100],
          [-72, -60, -150],
          [66, -76, -170],
          [0, -90, -190],
        ] as const) {
          pen.ink(leaf([0, y], [dx, y + dy]), c.teal)
        }
      })
      pen.at({ x: at(3), y: -11, scale: 0.63 }, () => {
        pen.ink('M-30 240C-16 160 -20 100 -26 20H26C20 100 16 160 30 240Z', c.wood)
        pen.ink(
          'M-40 60C-150 90 -230 10 -190 -80C-210 -170 -120 -240 -50 -210C0 -280 120 -260 130 -180C220 -170 240 -50 170 -6C160 60 60 90 20 50C0 70 -20 70 -40 60Z',
          c.teal,
        )
      })
      writeBelow(pen, [first, last], { y: 190, widthPx: w, heightPx: 170, gap: 0.12 })
    },
  },
  domino: {
    title: 'The small one first',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['sky', 'paper', 'yellow'],
    alt: ([first, last]) =>
      last === undefined
        ? `A row of dominoes, each larger than the last, the first one falling, labelled ${quoted(first)}`
        : `A small domino, labelled ${quoted(first)}, falls towards ever larger ones; the largest is ${quoted(last)}`,
    draw(pen, [first = '', last], { widthPx }) {
      const w = Math.min(widthPx, 820)
      const heights = [96, 150, 226, 330, 470]
      const [thickShare, gapShare] = [0.2, 0.36]
      let x =
        -(heights.reduce((sum, height) => sum + height * (thickShare + gapShare), 0) - 470 * gapShare) / 2
      for (const [index, height] of heights.entries()) {
        const thick = height * thickShare
        if (index === 0)
          pen.at({ x: x + thick, y: 160, turn: 21 }, () =>
            pen.ink(box(-thick, -height, thick, height, 6), c.coral),
          )
        else
          pen.ink(box(x, 160 - height, thick, height, 12), index === heights.length - 1 ? c.violet : c.sheet)
        x += height * (thickShare + gapShare)
      }
      pen.line(`M${-w / 2} 160H${w / 2}`)
      writeBelow(pen, [first, last], { y: 206, widthPx: w, heightPx: 170, gap: 0.12 })
    },
  },
  staircase: {
    title: 'Step by step',
    centre: 'axis',
    takes: [3, 4, 5],
    grounds: ['lilac', 'cream', 'mint'],
    alt: (words) => `A staircase; its steps, from the lowest, are ${words.map(quoted).join(', ')}`,
    draw(pen, words, { widthPx, heightPx }) {
      const count = words.length
      const [w, h] = [Math.min(widthPx, 1300), Math.min(heightPx, 760)]
      const [run, rise] = [w / count, Math.min(130, (h - 160) / count)]
      const bottom = (rise * count) / 2
      const corners = words.flatMap((_, index) => [
        [-w / 2 + run * index, bottom - rise * (index + 1)] as const,
        [(index === count - 1 ? beyondPx : -w / 2) + run * (index + 1), bottom - rise * (index + 1)] as const,
      ])
      // Solid ground down to the picture's edges.
      pen.bleed(
        polygon([
          [-beyondPx, beyondPx],
          [-beyondPx, bottom],
          [-w / 2, bottom],
          ...corners,
          [2 * beyondPx, beyondPx],
        ]),
        c.violet,
      )
      writeAll(
        pen,
        words.map((word, index) => [
          word,
          [-w / 2 + run * index + 8, bottom - rise * (index + 1) - 128, run - 16, 112],
          { vertical: 'bottom', maxSizePx: 48 },
        ]),
      )
    },
  },
  ladder: {
    title: 'Rung by rung',
    centre: 'axis',
    takes: [1],
    grounds: ['yellow', 'sky', 'lilac'],
    alt: ([label]) => `A ladder with a ball halfway up; at its top stands ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      for (const y of [-190, -100, -10, 80, 170, 260]) pen.line(`M-92 ${y}H92`, { weight: 1.5 })
      pen.line('M-92 -270V330M92 -270V330', { weight: 1.8 })
      pen.line('M-290 -276H290', { weight: 1.8 })
      pen.ink(ellipse(0, 46, 34), c.coral)
      write(pen, label, [-Math.min(widthPx, 900) / 2, -480, Math.min(widthPx, 900), 180], {
        maxSizePx: 72,
        vertical: 'bottom',
      })
    },
  },
  pyramid: {
    title: 'From the ground up',
    centre: 'box',
    takes: [1, 3, 4],
    grounds: ['sky', 'cream', 'pink'],
    alt: (words) =>
      words.length === 1
        ? `A pyramid of four layers; its tip is ${quoted(words[0])}`
        : `A pyramid whose layers, from the top, are ${words.map(quoted).join(', ')}`,
    draw(pen, words, { widthPx }) {
      const layers = words.length === 1 ? 4 : words.length
      const [half, h] = [330, 560]
      const wide = Math.min(widthPx, 1160) / 2
      const halfAt = (share: number) => half * share
      const fills = [c.coral, c.yellow, c.violet, c.teal]
      const left = words.length === 1 ? 0 : -Math.min(wide - half * 0.9, 230)
      const labels: Label[] = []
      for (let index = 0; index < layers; index++) {
        const [top, bottom] = [index / layers, (index + 1) / layers]
        const [yTop, yBottom] = [-h / 2 + h * top + 8, -h / 2 + h * bottom - 8]
        const [a, b] = [halfAt(top + 8 / h), halfAt(bottom - 8 / h)]
        pen.ink(
          polygon([
            [left - a, yTop],
            [left + a, yTop],
            [left + b, yBottom],
            [left - b, yBottom],
          ]),
          fills[index % 4] ?? c.violet,
        )
        const word = words[index]
        if (words.length === 1 || word === undefined) continue
        const middle = (yTop + yBottom) / 2
        const from = left + (a + b) / 2 + 22
        pen.line(`M${from} ${middle}H${from + 40}`, { weight: 0.8 })
        labels.push([
          word,
          [from + 58, middle - 60, Math.max(190, wide - from - 58), 120],
          { align: 'left', maxSizePx: 48 },
        ])
      }
      writeAll(pen, labels)
      if (words.length === 1)
        write(pen, words[0] ?? '', [-wide, -h / 2 - 190, 2 * wide, 160], {
          maxSizePx: 72,
          vertical: 'bottom',
        })
    },
  },
  layers: {
    title: 'One on the other',
    centre: 'axis',
    takes: [3, 4, 5],
    grounds: ['paper', 'sky', 'yellow'],
    alt: (words) => `Blocks stacked on one another, from the top ${words.map(quoted).join(', ')}`,
    draw(pen, words, { widthPx, heightPx }) {
      const h = Math.min(150, (Math.min(heightPx, 800) - 40) / words.length)
      const w = Math.min(widthPx, 760)
      const fills = [c.lilac, c.sheet, c.pink, c.mint, c.cream]
      const top = (-h * words.length) / 2
      const labels: Label[] = []
      for (const [index, word] of words.entries()) {
        const width = w * (0.68 + (0.32 * index) / (words.length - 1))
        pen.ink(box(-width / 2, top + h * index + 5, width, h - 10, 18), fills[index % 5] ?? c.sheet)
        labels.push([
          word,
          [-width / 2 + 30, top + h * index + 14, width - 60, h - 28],
          { color: c.ink, maxSizePx: 50 },
        ])
      }
      writeAll(pen, labels)
    },
  },
  spark: {
    title: 'One of them started it',
    centre: 'axis',
    takes: [1],
    grounds: ['cream', 'sky', 'mint'],
    alt: ([label]) => `A row of candles, one of them lit, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const count = widthPx > 1000 ? 9 : 7
      const step = 112
      for (let index = 0; index < count; index++) {
        const x = (index - (count - 1) / 2) * step
        pen.ink(box(x - 24, -90, 48, 200, 10), index === 2 ? c.yellow : c.sheet)
        pen.line(
          polyline([
            [x, -92],
            [x, -116],
          ]),
        )
        if (index === 2) pen.ink(flame(x, -112, 50, 92), c.coral)
      }
      pen.line(`M${(-step * count) / 2} 112H${(step * count) / 2}`)
      write(pen, label, [(-step * count) / 2, 160, step * count, 170], { maxSizePx: 72, vertical: 'top' })
    },
  },
  plateau: {
    title: 'Up, flat, up',
    centre: 'box',
    takes: [1],
    grounds: ['sky', 'paper', 'pink'],
    alt: ([label]) => `A line that climbs in fits and starts towards an arrow, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const w = Math.min(widthPx, 1100)
      const points = (
        [
          [0, 240],
          [0.14, 226],
          [0.24, 130],
          [0.42, 118],
          [0.52, 20],
          [0.68, 4],
          [0.8, -110],
          [0.96, -240],
        ] as const
      ).map(([x, y]) => [-w / 2 + w * x, y] as const)
      pen.line(spline(points), { weight: 2.2, color: c.voice })
      const slopeDeg = (Math.atan2(-130, w * 0.16) * 180) / Math.PI - 4
      pen.flat(arrowHead(onCircle(w * 0.46, -240, 46, slopeDeg), slopeDeg, 60), c.voice)
      write(pen, label, [-w / 2, -290, w * 0.62, 260], { align: 'left', vertical: 'top', maxSizePx: 76 })
    },
  },
} as const satisfies Record<string, Figure>
