import { wave } from './motion'
import { inkWidthPx } from './palette'
import type { Point } from './path'
import { decimal } from './path'
import { place } from './place'
import { seededRandom } from './seeded-random'
import { inkPath } from './shapes'

interface Tongue {
  widthPx: number
  heightPx: number
  color: string
  lineWidthPx: number
}

/**
 * A flame that stands on a point and licks at its own pace.
 * @param foot middle of its lower edge. @param seed sets the phase, so that neighbours differ.
 * @param vigour 1 for a calm fire, 2 for a wild one.
 */
export function flame(
  foot: Point,
  widthPx: number,
  heightPx: number,
  t: number,
  seed: number,
  vigour = 1,
): string {
  const phase = seededRandom(seed * 977)()
  const sway = wave(t, 1, phase) * 0.1 * vigour
  const stretch = wave(t, 2, phase * 2) * 0.06 * vigour
  const tongue = ({ widthPx: w, heightPx: h, color, lineWidthPx }: Tongue) => {
    const a = sway * w
    const b = stretch * h
    // Control points of one flame with a small tip on each side, as shares of its width and height.
    const at = (x: number, y: number) => `${decimal(x)} ${decimal(y)}`
    const data =
      `M${at(-w / 2, 0)}` +
      `C${at(-w * 0.62, -h * 0.28)} ${at(-w * 0.4 + a, -h * 0.4)} ${at(-w * 0.3 + a, -h * 0.62 + b)}` +
      `C${at(-w * 0.16 + a, -h * 0.52)} ${at(-w * 0.14, -h * 0.46)} ${at(-w * 0.1 + a / 2, -h * 0.4)}` +
      `C${at(-w * 0.06 + a, -h * 0.66)} ${at(w * 0.02 + a * 2, -h * 0.84)} ${at(w * 0.1 + a * 3, -h + b)}` +
      `C${at(w * 0.16 + a, -h * 0.78)} ${at(w * 0.36 + a, -h * 0.62)} ${at(w * 0.34 + a, -h * 0.42)}` +
      `C${at(w * 0.42 + a, -h * 0.44)} ${at(w * 0.43, -h * 0.5)} ${at(w * 0.44 + a, -h * 0.54)}` +
      `C${at(w * 0.6, -h * 0.34)} ${at(w * 0.58, -h * 0.14)} ${at(w / 2, 0)}Z`
    return inkPath(data, { fill: color, lineWidthPx })
  }
  return place(
    tongue({ widthPx, heightPx, color: '#FF5A36', lineWidthPx: inkWidthPx }) +
      tongue({ widthPx: widthPx * 0.68, heightPx: heightPx * 0.66, color: '#FF9A2E', lineWidthPx: 0 }) +
      tongue({ widthPx: widthPx * 0.4, heightPx: heightPx * 0.38, color: '#FFD84A', lineWidthPx: 0 }),
    foot,
  )
}
