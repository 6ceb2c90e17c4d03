import { decimal, type Point } from './path'
import { seededRandom } from './seeded-random'
import { type Ink, inkPath } from './shapes'

const bumps = 9

/** A cloud or a puff of smoke, about half as high as wide. */
export function cloud([x, y]: Point, widthPx: number, seed: number, ink: Ink = {}): string {
  const random = seededRandom(seed)
  const rim: Point[] = []
  for (let index = 0; index < bumps; index++) {
    const angle = (2 * Math.PI * index) / bumps
    rim.push([
      x + (widthPx / 2) * Math.cos(angle) * (0.92 + 0.16 * random()),
      y + widthPx * 0.26 * Math.sin(angle) * (0.9 + 0.2 * random()),
    ])
  }
  const [start = [x, y]] = rim
  let data = `M${decimal(start[0])} ${decimal(start[1])}`
  for (const [index, from] of rim.entries()) {
    const to = rim[(index + 1) % bumps] ?? start
    const radius = decimal(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56)
    data += `A${radius} ${radius} 0 0 1 ${decimal(to[0])} ${decimal(to[1])}`
  }
  return inkPath(`${data}Z`, { fill: '#FFFFFF', ...ink })
}
