import { lap } from './motion'
import { decimal, type Point } from './path'

export interface Rays {
  centre: Point
  radiusPx: number
  count: number
  color: string
  /** Of the pitch between two rays; 0 to 1 is one loop that cannot be seen to end. */
  turn?: number
  /** Part of the pitch that a ray fills. */
  share?: number
}

/** The sunburst behind a head. */
export function rays({ centre: [x, y], radiusPx, count, color, turn = 0, share = 0.5 }: Rays): string {
  const pitch = (2 * Math.PI) / count
  const edge = (angle: number) =>
    `${decimal(x + radiusPx * Math.cos(angle))} ${decimal(y + radiusPx * Math.sin(angle))}`
  let data = ''
  for (let index = 0; index < count; index++) {
    const start = (index + lap(turn)) * pitch
    data += `M${decimal(x)} ${decimal(y)}L${edge(start)}L${edge(start + share * pitch)}Z`
  }
  return `<path d="${data}" fill="${color}"/>`
}
