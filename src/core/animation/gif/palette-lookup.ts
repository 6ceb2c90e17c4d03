import type { Palette } from './build-palette'

const unknown = 256
/** Bits that are looked at of a channel: two colours that share them share an entry. */
const bits = 6

/** The nearest colour of a palette for any pixel; a table of 2^18 entries that fills as colours are asked for. */
export class PaletteLookup {
  private readonly table = new Uint16Array(1 << (3 * bits)).fill(unknown)

  constructor(private readonly palette: Palette) {}

  /** @param pixel little-endian RGBA; its alpha does not count */
  indexOf(pixel: number): number {
    const key = ((pixel & 0xfc) << 10) | ((pixel & 0xfc00) >>> 4) | ((pixel & 0xfc0000) >>> 18)
    const known = this.table[key] ?? unknown
    if (known !== unknown) return known
    const index = this.search(pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255)
    this.table[key] = index
    return index
  }

  private search(red: number, green: number, blue: number): number {
    const { reds, greens, blues, size } = this.palette
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < size; index++) {
      const byGreen = (greens[index] ?? 0) - green
      const byRed = (reds[index] ?? 0) - red
      const byBlue = (blues[index] ?? 0) - blue
      const distance = byGreen * byGreen + byRed * byRed + byBlue * byBlue
      if (distance < least) {
        least = distance
        best = index
      }
    }
    return best
  }
}
