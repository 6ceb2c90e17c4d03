/**
 * Draws the ink frames: rounded rectangles with an uneven line, as nine-slice border images in `public/ink`.
 * Corners keep their size, edges stretch. Seeded, so a second run writes the same files.
 *
 * Run: `tsx scripts/make-ink-frames.ts` after changing a number below.
 */
import { mkdirSync, writeFileSync } from 'node:fs'

const sidePx = 120
const radiusPx = 20
const outerInsetPx = 1.2
/** How far a point may stray from the true rectangle. */
const wobblePx = 1.5
const sheet = '#FFFDF7'
const ink = '#1B1B22'
const directory = new URL('../public/ink/', import.meta.url)

interface FrameStyle {
  seed: number
  lineWidthPx: number
  fill: string
  line: string
}

type Point = readonly [x: number, y: number]

/** Mulberry32: small, seeded, good enough for a hand that trembles. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const round = (length: number) => Math.round(length * 100) / 100
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A point between an edge's end and the corner that the rounding leans on. */
const lean = ([x, y]: Point, [cornerX, cornerY]: Point): Point => [
  x + (cornerX - x) * 0.58,
  y + (cornerY - y) * 0.58,
]

/** Four edges, each bent through its middle, joined by rounded corners: an SVG path. */
function wobblyRectangle(insetPx: number, cornerRadiusPx: number, seed: number): string {
  const random = seededRandom(seed)
  const stray = () => (random() - 0.5) * wobblePx
  const [near, far, middle] = [insetPx, sidePx - insetPx, sidePx / 2]
  const [start, end] = [near + cornerRadiusPx, far - cornerRadiusPx]
  const horizontal = (x: number, y: number): Point => [x, y + stray()]
  const vertical = (x: number, y: number): Point => [x + stray(), y]

  const edges: { from: Point; bend: Point; to: Point; corner: Point }[] = [
    {
      from: horizontal(start, near),
      bend: horizontal(middle, near),
      to: horizontal(end, near),
      corner: [far, near],
    },
    { from: vertical(far, start), bend: vertical(far, middle), to: vertical(far, end), corner: [far, far] },
    {
      from: horizontal(end, far),
      bend: horizontal(middle, far),
      to: horizontal(start, far),
      corner: [near, far],
    },
    {
      from: vertical(near, end),
      bend: vertical(near, middle),
      to: vertical(near, start),
      corner: [near, near],
    },
  ]
  const path = edges.map(({ from, bend, to, corner }, index) => {
    const next = edges[(index + 1) % edges.length]?.from ?? from
    return `Q${write(bend)} ${write(to)}C${write(lean(to, corner))} ${write(lean(next, corner))} ${write(next)}`
  })
  return `M${write(edges[0]?.from ?? [start, near])}${path.join('')}Z`
}

function inkFrame({ seed, lineWidthPx, fill, line }: FrameStyle): string {
  const outside = wobblyRectangle(outerInsetPx, radiusPx, seed)
  const inside = wobblyRectangle(outerInsetPx + lineWidthPx, radiusPx - lineWidthPx, seed + 77)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 ${sidePx} ${sidePx}">`,
    // The fill reaches under the line, or a seam of page shows between them.
    `<path d="${inside}" fill="${fill}" stroke="${fill}"/>`,
    `<path fill-rule="evenodd" d="${outside}${inside}" fill="${line}"/>`,
    '</svg>\n',
  ].join('')
}

const marker =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="14" viewBox="0 0 240 14" preserveAspectRatio="none">' +
  '<path d="M2 9C38 3 70 4 112 6C150 8 196 4 238 7C230 11 196 9 150 11C100 13 50 9 2 12Z" fill="#FFCE4A"/></svg>\n'

mkdirSync(directory, { recursive: true })
const drawings: Record<string, string> = {
  a: inkFrame({ seed: 3, lineWidthPx: 2.2, fill: sheet, line: ink }),
  b: inkFrame({ seed: 11, lineWidthPx: 2.2, fill: sheet, line: ink }),
  c: inkFrame({ seed: 29, lineWidthPx: 2.2, fill: sheet, line: ink }),
  soft: inkFrame({ seed: 5, lineWidthPx: 1.4, fill: sheet, line: '#CFC5B0' }),
  yellow: inkFrame({ seed: 17, lineWidthPx: 2.2, fill: '#FFE08A', line: ink }),
  marker,
}
for (const [name, drawing] of Object.entries(drawings))
  writeFileSync(new URL(`${name}.svg`, directory), drawing)
console.log(`${Object.keys(drawings).length} drawings in public/ink`)
