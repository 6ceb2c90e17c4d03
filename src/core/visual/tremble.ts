import { createRandom } from '../random/seeded-random'
import type { Point } from './path-data'

/** Moves a point by a hair. */
export type Tremble = (point: Point) => Point

/** How one hand shakes: slow waves for the form, quick ones for the thickness of the line. */
interface Waves {
  amplitudePx: number
  longestPx: number
}

export const formWaves: Waves = { amplitudePx: 2.1, longestPx: 520 }
export const lineWaves: Waves = { amplitudePx: 1, longestPx: 210 }

/**
 * A smooth field of small shifts over the whole picture. Where two lines meet they are moved alike, so nothing that
 * touched comes apart.
 *
 * @returns shifts of at most `amplitudePx` in each direction
 */
export function createTremble(seed: number, { amplitudePx, longestPx }: Waves): Tremble {
  const random = createRandom(seed)
  const wave = () => {
    const parts = [1, 0.61].map((share) => {
      const angle = random.next() * Math.PI
      const pace = (2 * Math.PI) / (longestPx * share)
      return { x: Math.cos(angle) * pace, y: Math.sin(angle) * pace, phase: random.next() * 2 * Math.PI }
    })
    return ([px, py]: Point) =>
      parts.reduce((sum, { x, y, phase }) => sum + Math.sin(px * x + py * y + phase) / parts.length, 0)
  }
  const [aside, down] = [wave(), wave()]
  return (point) => [point[0] + aside(point) * amplitudePx, point[1] + down(point) * amplitudePx]
}
