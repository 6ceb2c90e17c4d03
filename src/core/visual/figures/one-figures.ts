import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, ellipse, onCircle, pointsOf, polyline } from '../shapes'
import { arrowHead, type Figure, quoted, write, writeAll } from './figure'

/** A ring of arrows with a gap at each of `count` places. */
function ring(pen: Pen, radius: number, count: number, gapDeg: number): void {
  for (let index = 0; index < count; index++) {
    const from = -90 + (index * 360) / count + gapDeg
    const to = -90 + ((index + 1) * 360) / count - gapDeg
    const turn = (36 / radius) * (180 / Math.PI)
    pen.line(arc(0, 0, radius, from, to - turn * 0.8), { weight: 1.6 })
    pen.flat(arrowHead(onCircle(0, 0, radius, to), to + 90 - turn * 0.5, 48), pen.lineColor)
  }
}

export const oneFigures = {
  iceberg: {
    title: 'What you do not see',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['cream', 'lilac', 'pink'],
    alt: ([first, second]) =>
      second === undefined
        ? `An iceberg; most of it, labelled ${quoted(first)}, lies under water`
        : `An iceberg with ${quoted(first)} above the water and ${quoted(second)} below`,
    draw(pen, words) {
      const [above, below] = words.length > 1 ? [words[0], words[1]] : [undefined, words[0]]
      pen.field(-120, c.sky)
      pen.ink('M-126 -120L-70 -260L-10 -320L50 -250L96 -214L140 -120Z', c.sheet)
      pen.ink('M-126 -120H140L300 -60L330 70L240 250L90 360L-20 390L-150 300L-290 140L-300 -20Z', c.sheet)
      pen.floor(-120)
      if (above !== undefined) write(pen, above, [-400, -490, 800, 150], { vertical: 'bottom' })
      write(pen, below ?? '', [-230, -50, 460, 280], { color: c.ink, maxSizePx: 68 })
    },
  },
  filter: {
    title: 'What is left',
    centre: 'axis',
    takes: [1],
    grounds: ['paper', 'yellow', 'mint'],
    alt: ([label]) => `Many dots above a sieve, one below it, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const dots = pointsOf(
        '-250,-300 -150,-250 -60,-310 40,-240 130,-300 230,-250 -210,-180 -100,-150 0,-170 100,-140 200,-170 -270,-110 -40,-80 150,-70 270,-100',
      )
      for (const [index, [x, y]] of dots.entries())
        pen.ink(ellipse(x, y, 24), index === 8 ? c.coral : c.stone)
      pen.line(polyline(pointsOf('-340,0 340,0')), { weight: 2 })
      pen.line([-240, -160, -80, 0, 80, 160, 240].map((x) => `M${x} 0V30`).join(''), { weight: 1.6 })
      pen.ink(ellipse(0, 128, 40), c.coral)
      write(pen, label, [-Math.min(widthPx, 1000) / 2, 200, Math.min(widthPx, 1000), 160], {
        maxSizePx: 72,
        vertical: 'top',
      })
    },
  },
  funnel: {
    title: 'Much in, little out',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['lilac', 'sky', 'cream'],
    alt: ([first, second]) =>
      second === undefined
        ? `Many shapes go into a funnel, one drop comes out, labelled ${quoted(first)}`
        : `${quoted(first)} goes into a funnel, ${quoted(second)} comes out`,
    draw(pen, words, { widthPx }) {
      const w = Math.min(widthPx, 1000)
      for (const [x, y, size, fill] of [
        [-170, -220, 34, c.coral],
        [-70, -260, 26, c.yellow],
        [20, -206, 32, c.teal],
        [120, -256, 28, c.coral],
        [190, -200, 24, c.yellow],
        [-110, -150, 22, c.teal],
      ] as const)
        pen.ink(ellipse(x, y, size), fill)
      pen.ink('M-290 -130H290L70 110V210L-70 240V110Z', c.violet)
      pen.line('M-290 -130H290', { color: c.ink, weight: 2 })
      pen.ink(
        'M0 270C14 300 34 318 34 344C34 364 18 378 0 378C-18 378 -34 364 -34 344C-34 318 -14 300 0 270Z',
        c.coral,
      )
      if (words.length > 1) write(pen, words[0] ?? '', [-w / 2, -440, w, 130], { vertical: 'bottom' })
      write(pen, words.at(-1) ?? '', [-w / 2, 404, w, 140], {
        vertical: 'top',
        maxSizePx: words.length > 1 ? 54 : 72,
      })
    },
  },
  loop: {
    title: 'And round again',
    centre: 'axis',
    takes: [1, 3, 4],
    grounds: ['mint', 'cream', 'pink'],
    alt: (words) =>
      words.length === 1
        ? `Arrows that run in a ring around ${quoted(words[0])}`
        : `Arrows that run in a ring from ${words.map(quoted).join(' to ')} and back`,
    draw(pen, words, { widthPx }) {
      const count = words.length
      if (count === 1) {
        ring(pen, 300, 3, 7)
        write(pen, words[0] ?? '', [-205, -130, 410, 260], { maxSizePx: 72 })
        return
      }
      const radius = Math.min(290, widthPx * 0.34)
      ring(pen, radius, count, count === 3 ? 27 : 25)
      writeAll(
        pen,
        words.map((word, index) => {
          const [x, y] = onCircle(0, 0, radius, -90 + (index * 360) / count)
          return [word, [x - 120, y - 56, 240, 112], { maxSizePx: 46 }]
        }),
      )
    },
  },
  'dot-in-space': {
    title: 'All the room in the world',
    centre: 'axis',
    takes: [1],
    grounds: ['paper', 'lilac', 'night'],
    alt: ([label]) => `One small dot in a lot of empty space, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const w = Math.min(widthPx, 760)
      pen.ink(ellipse(0, -30, 34), c.coral)
      write(pen, label, [-w / 2, 50, w, 170], { vertical: 'top', maxSizePx: 56 })
    },
  },
  'crowd-and-one': {
    title: 'One of them',
    centre: 'axis',
    takes: [1],
    grounds: ['sky', 'cream', 'lilac'],
    alt: ([label]) => `Many equal dots in rows, one of them coloured, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const [columns, rows, step] = [widthPx > 1000 ? 11 : 7, 5, 96]
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const own = row === 1 && column === columns - 3
          pen.ink(
            ellipse((column - (columns - 1) / 2) * step, -300 + row * step, own ? 32 : 26),
            own ? c.coral : c.sheet,
          )
        }
      }
      write(pen, label, [-widthPx / 2, 164, widthPx, 170], { maxSizePx: 72, vertical: 'top' })
    },
  },
  'signal-and-noise': {
    title: 'Somewhere in there',
    centre: 'axis',
    takes: [1, 2],
    grounds: ['night', 'paper', 'mint'],
    alt: ([first, second]) =>
      second === undefined
        ? `A restless line with one clear peak, labelled ${quoted(first)}`
        : `A restless line, ${quoted(second)}, with one clear peak, ${quoted(first)}`,
    draw(pen, [first = '', second], { widthPx }) {
      const w = Math.min(widthPx, 1180)
      const count = w > 900 ? 44 : 30
      const peak = Math.round(count * 0.62)
      const points = Array.from({ length: count + 1 }, (_, index) => {
        const noise = Math.sin(index * 2.1) * 26 + Math.sin(index * 4.7 + 1) * 22 + Math.sin(index * 0.9) * 12
        const height = index === peak ? -300 : Math.abs(index - peak) === 1 ? noise * 0.3 : noise
        return [-w / 2 + (w * index) / count, 130 + height] as const
      })
      pen.line(polyline(points), { weight: 1 })
      const top = points[peak] ?? [0, 0]
      pen.ink(ellipse(top[0], top[1] - 6, 28), c.coral)
      write(pen, first, [-w / 2, -190, w * 0.53, 220], {
        align: 'left',
        vertical: 'top',
        maxSizePx: second === undefined ? 72 : 54,
      })
      if (second !== undefined) write(pen, second, [-w / 2, 240, w, 120], { align: 'left', vertical: 'top' })
    },
  },
  target: {
    title: 'Right there',
    centre: 'axis',
    takes: [1],
    grounds: ['yellow', 'sky', 'mint'],
    alt: ([label]) => `Rings around one point in the middle, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      for (const [radius, fill] of [
        [250, c.sheet],
        [175, c.violet],
        [100, c.sheet],
        [38, c.coral],
      ] as const)
        pen.ink(ellipse(0, -90, radius), fill)
      write(pen, label, [-Math.min(widthPx, 1000) / 2, 200, Math.min(widthPx, 1000), 170], {
        maxSizePx: 72,
        vertical: 'top',
      })
    },
  },
  missing: {
    title: 'One short',
    centre: 'axis',
    takes: [1],
    grounds: ['pink', 'mint', 'cream'],
    alt: ([label]) => `Twelve tiles in rows, with one of them missing, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      for (let index = 0; index < 12; index++) {
        if (index === 6) continue
        pen.ink(box(-282 + (index % 4) * 142, -290 + Math.floor(index / 4) * 142, 138, 138, 18), c.violet)
      }
      write(pen, label, [-Math.min(widthPx, 1000) / 2, 176, Math.min(widthPx, 1000), 170], {
        maxSizePx: 72,
        vertical: 'top',
      })
    },
  },
  ripple: {
    title: 'It carries on',
    centre: 'axis',
    takes: [1],
    grounds: ['sky', 'lilac', 'night'],
    alt: ([label]) => `One drop and the rings that it sends out, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      for (const [rx, weight] of pointsOf('50,1.2 340,0.7 240,0.9 140,1.1'))
        pen.line(ellipse(0, 0, rx, rx * 0.3), { weight })
      pen.ink(
        'M0 -260C26 -206 70 -170 70 -122C70 -82 38 -56 0 -56C-38 -56 -70 -82 -70 -122C-70 -170 -26 -206 0 -260Z',
        c.coral,
      )
      write(pen, label, [-Math.min(widthPx, 1000) / 2, 160, Math.min(widthPx, 1000), 170], {
        maxSizePx: 72,
        vertical: 'top',
      })
    },
  },
  orbit: {
    title: 'All around it',
    centre: 'axis',
    takes: [3, 4, 5],
    grounds: ['lilac', 'paper', 'mint'],
    alt: (words) => `Circles of ${words.map(quoted).join(', ')}, joined to one point in the middle`,
    draw(pen, words, { widthPx }) {
      const reach = Math.min(300, widthPx * 0.36)
      const stretch = widthPx > 1000 ? 1.35 : 1
      const fills = [c.violet, c.yellow, c.coral, c.teal, c.pink]
      const places = words.map((_, index) => {
        const [x, y] = onCircle(0, 0, reach, -90 + (index * 360) / words.length)
        return [x * stretch, y] as const
      })
      for (const place of places) pen.line(polyline([[0, 0], place]))
      pen.ink(ellipse(0, 0, 34), c.ink)
      for (const [index, [x, y]] of places.entries()) {
        pen.ink(ellipse(x, y, 118), fills[index] === c.violet ? c.lilac : (fills[index] ?? c.sheet))
      }
      writeAll(
        pen,
        places.map(([x, y], index) => [
          words[index] ?? '',
          [x - 92, y - 56, 184, 112],
          { color: c.ink, maxSizePx: 42 },
        ]),
      )
    },
  },
  horizon: {
    title: 'Later, further',
    centre: 'axis',
    takes: [1],
    grounds: ['pink', 'sky', 'yellow'],
    alt: ([label]) => `A road that narrows towards the horizon, labelled ${quoted(label)}`,
    draw(pen, [label = ''], { widthPx }) {
      const w = Math.min(widthPx, 1000)
      pen.field(-60, c.sheet)
      pen.ink(`${arc(0, -60, 96, 180, 360)}Z`, c.coral)
      pen.floor(-60)
      pen.bleed('M-20 -60L-1900 2260M20 -60L1900 2260')
      pen.bleed('M0 -30V-4M0 34V80M0 128V202M0 270V384M0 480V650M0 780V1010M0 1180V1500')
      write(pen, label, [-w / 2, -380, w, 180], { maxSizePx: 72, vertical: 'bottom' })
    },
  },
} as const satisfies Record<string, Figure>
