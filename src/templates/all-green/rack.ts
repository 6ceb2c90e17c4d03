import { flame } from '../kit/flame'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type Point, smoothPath } from '../kit/path'
import { place } from '../kit/place'
import { circle, ellipse, flatPath, inkPath, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const [left, top, right, bottom] = [648, 176, 938, 812]
const metal = '#5B6178'
const drawerColors = ['#98A1C0', '#BFE3DC', '#98A1C0', '#AEB6D0']

/** Where a point of the upright rack has run to. @param melt 0 for a rack of steel, 1 for one of wax. */
function warp(u: number, v: number, melt: number): Point {
  const lean = melt * 30 * Math.sin(v * 6 + 0.3)
  const spread = melt * 40 * v ** 3
  const x = left - spread + (right - left + 2 * spread) * u + lean
  const sag = melt * (58 * Math.sin(Math.PI * u) + 16 * Math.sin(u * 5 + v * 12)) * (1 - v * v)
  const sink = melt * 84 * (1 - v)
  return [x, top + (bottom - top) * v + sag + sink]
}

/** A panel of the rack, from its left, top, right and bottom shares, bent as the rack is. */
function panel([u0, v0, u1, v1]: readonly [number, number, number, number], melt: number): string {
  const steps = [0, 0.12, 0.5, 0.88]
  const across = (from: number, to: number) => steps.map((step) => from + (to - from) * step)
  return smoothPath(
    [
      ...across(u0, u1).map((u) => warp(u, v0, melt)),
      ...across(v0, v1).map((v) => warp(u1, v, melt)),
      ...across(u1, u0).map((u) => warp(u, v1, melt)),
      ...across(v1, v0).map((v) => warp(u0, v, melt)),
    ],
    true,
    9,
  )
}

/** A tongue of molten metal that hangs from a point; it has no line where it grows out of its drawer. */
function drip([x, y]: Point, widthPx: number, lengthPx: number, fill: string): string {
  const w = widthPx / 2
  const data = `M${-w - 8} 0C${-w} 2 ${-w} ${lengthPx * 0.5} ${-w * 0.9} ${lengthPx * 0.7}C${-w * 0.7} ${lengthPx * 1.08} ${w * 0.7} ${lengthPx * 1.08} ${w * 0.9} ${lengthPx * 0.7}C${w} ${lengthPx * 0.5} ${w} 2 ${w + 8} 0`
  return place(inkPath(data, { fill, ...line }) + flatPath(`M${-w - 7} 2V-9H${w + 7}V2Z`, fill), [x, y])
}

/** Upper and lower edge of each drawer, as shares of the rack; the second one is the screen with the face. */
const drawers: readonly (readonly [upper: number, lower: number])[] = [
  [0.05, 0.19],
  [0.225, 0.585],
  [0.62, 0.77],
  [0.805, 0.945],
]

function drawer(index: number, melt: number, t: number): string {
  const [upper, lower] = drawers[index] ?? [0, 1]
  const lamp = lap(t, 4, index * 0.3) < 0.5 ? '#FF3B30' : '#7A1F24'
  const front = inkPath(panel([0.08, upper, 0.92, lower], melt), {
    fill: drawerColors[index] ?? metal,
    ...line,
  })
  if (index === 1) return front
  const middle = upper + 0.07
  const slits = [0.4, 0.56, 0.72].map((u) =>
    stroke([warp(u, middle, melt), warp(u + 0.09, middle, melt)], 6, '#4A5170'),
  )
  const lamps = [0.18, 0.28].map((u) => circle(warp(u, middle, melt), 10, { fill: lamp, lineWidthPx: 5 }))
  return front + slits.join('') + lamps.join('')
}

/** Drips from the lower edge of a drawer; above the screen they keep to the sides of the face. */
function drips(index: number, melt: number, t: number): string {
  const edge = drawers[index]?.[1] ?? 1
  const places =
    index === 0 ? [0.16, 0.9] : [0.18 + (index % 2) * 0.1, 0.5 + index * 0.05, 0.84 - (index % 2) * 0.06]
  return places
    .map((u, at) => {
      const pulse = 1 + 0.12 * wave(t, 1, index * 0.2 + at * 0.3)
      const lengthPx = melt * (40 + ((index * 37 + at * 53) % 58)) * pulse
      return lengthPx < 12
        ? ''
        : drip(warp(u, edge, melt), 26 + at * 6, lengthPx, drawerColors[index] ?? metal)
    })
    .join('')
}

/** Worried when whole, in despair when it melts. */
function face(melt: number, t: number): string {
  const shake = melt * wave(t, 5) * 3
  const eye = (u: number, radiusPx: number) => {
    const [x, y] = warp(u, 0.345, melt)
    return (
      ellipse([x, y], radiusPx, radiusPx * 1.14, { fill: '#FFFFFF', ...line }) +
      circle([x - 8, y - 4 + shake], 12, { fill: palette.ink, lineWidthPx: 0 })
    )
  }
  const brow = (from: number, to: number, rise: number) => {
    const [a, b] = [warp(from, 0.265, melt), warp(to, 0.265, melt)]
    return stroke(
      [
        [a[0], a[1] + rise],
        [b[0], b[1] - rise],
      ],
      12,
    )
  }
  const [mouthX, mouthY] = warp(0.5, 0.505, melt)
  const half = 14 + 20 * melt
  return (
    eye(0.31, 40) +
    eye(0.69, 40) +
    brow(0.16, 0.42, 14) +
    brow(0.58, 0.84, -14) +
    ellipse([mouthX, mouthY + shake], 46, half, { fill: '#5A1420', ...line }) +
    ellipse([mouthX, mouthY + shake + half * 0.55], 24, half * 0.36, { fill: palette.coral, lineWidthPx: 0 })
  )
}

/** The puddle below the rack. */
function puddle(melt: number, t: number): string {
  const reach = 60 + 70 * melt + wave(t) * 4
  const data = `M${left - reach} 836C${left - reach - 20} 796 ${left - 20} 788 ${left + 10} 800H${right - 10}C${right + 30} 786 ${right + reach + 16} 800 ${right + reach} 838C${right + 20} 862 ${left} 866 ${left - reach} 836Z`
  return melt < 0.05 ? '' : inkPath(data, { fill: metal, ...line })
}

/** A tall server rack with a face that burns and, the more it melts, runs down its own front. */
export function meltingRack(melt: number, t: number): string {
  const size = 0.5 + 0.5 * melt
  const burn = ([x, y]: Point, widthPx: number, heightPx: number, seed: number) =>
    flame([x, y + 70], widthPx * size, heightPx * size, t, seed)
  return (
    burn(warp(0.5, 0, melt), 230, 340, 3) +
    burn(warp(0.3, 0, melt), 150, 260, 7) +
    burn(warp(0.76, 0, melt), 160, 290, 5) +
    burn([left - 6, 770], 170, 330, 11) +
    burn([right + 16, 770], 190, 400, 17) +
    puddle(melt, t) +
    inkPath(panel([0, 0, 1, 1], melt), { fill: metal, ...line }) +
    drawers.map((_, index) => drawer(index, melt, t)).join('') +
    drawers.map((_, index) => drips(index, melt, t)).join('') +
    face(melt, t)
  )
}
