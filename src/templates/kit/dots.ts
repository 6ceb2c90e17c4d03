import { type Box, decimal } from './path'

export interface Dots {
  gapPx: number
  radiusPx: number
  color: string
  opacity?: number
}

/** A pattern of dots in staggered rows. */
export function dots(
  [left, top, width, height]: Box,
  { gapPx, radiusPx, color, opacity = 0.25 }: Dots,
): string {
  let data = ''
  for (let row = 0; row * gapPx < height; row++) {
    for (let x = left + (row % 2 ? gapPx / 2 : 0); x < left + width; x += gapPx) {
      data += `M${decimal(x - radiusPx)} ${decimal(top + row * gapPx)}a${radiusPx} ${radiusPx} 0 1 0 ${2 * radiusPx} 0a${radiusPx} ${radiusPx} 0 1 0 ${-2 * radiusPx} 0`
    }
  }
  return `<path d="${data}" fill="${color}" opacity="${opacity}"/>`
}
