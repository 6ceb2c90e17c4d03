import sharp from 'sharp'

const quarterOfRange = 64

export interface Difference {
  /** Share of the pixels that differ by more than a quarter of the range in a channel, 0..1. */
  share: number
  /** Mean difference of all channels as a share of the range, 0..1. */
  mean: number
}

/** RGB without transparency, at a size of one's choice. */
export async function rgbOf(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** @param a RGB, of the same length as b */
export function compare(a: Buffer, b: Buffer): Difference {
  let sum = 0
  let other = 0
  for (let at = 0; at < a.length; at += 3) {
    let most = 0
    for (let channel = at; channel < at + 3; channel++) {
      const difference = Math.abs((a[channel] ?? 0) - (b[channel] ?? 0))
      sum += difference
      if (difference > most) most = difference
    }
    if (most > quarterOfRange) other++
  }
  return { share: other / (a.length / 3), mean: sum / a.length / 255 }
}

/** The same picture, moved to the right. */
export function movedRight(rgb: Buffer, byPx: number): Buffer {
  return Buffer.concat([rgb.subarray(0, 3 * byPx), rgb.subarray(0, rgb.length - 3 * byPx)])
}
