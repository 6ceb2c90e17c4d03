/** The colours of a moving picture, gathered in bins of 5, 6 and 5 bits for red, green and blue. */
export interface ColorBin {
  /** Mean colour of the pixels in the bin, each channel 0..255: exact where a picture has flat areas. */
  red: number
  green: number
  blue: number
  /** Sampled pixels, those of the first frame counted several times. */
  weight: number
}

const binCount = 1 << 16
/** Pixels that are looked at over all frames; enough for a palette, a fraction of the whole. */
const sampleTarget = 400_000
/** Weight of a pixel that does not move. It is seen in every frame, so a wrong colour shows longer. */
const stillWeight = 8

/**
 * Counts colours. The first frame is counted whole, because everything that stands still is in it; of the others
 * only pixels that differ from the frame before, every n-th of them.
 *
 * @param frames pixels as little-endian RGBA words, all of one length; one frame or more
 */
export function countColors(frames: readonly Uint32Array[]): ColorBin[] {
  const sums = new Float64Array(binCount * 4)
  const used: number[] = []
  const add = (pixel: number, weight: number) => {
    const red = pixel & 255
    const green = (pixel >>> 8) & 255
    const blue = (pixel >>> 16) & 255
    const slot = (((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)) * 4
    if (sums[slot + 3] === 0) used.push(slot)
    sums[slot] = (sums[slot] ?? 0) + red * weight
    sums[slot + 1] = (sums[slot + 1] ?? 0) + green * weight
    sums[slot + 2] = (sums[slot + 2] ?? 0) + blue * weight
    sums[slot + 3] = (sums[slot + 3] ?? 0) + weight
  }
  for (const [index, frame] of frames.entries()) {
    const before = index === 0 ? undefined : frames[index - 1]
    if (before) countChanges(frame, before, strideFor(frames), add)
    else countAll(frame, add)
  }
  return used.map((slot) => {
    const weight = sums[slot + 3] ?? 1
    return {
      red: (sums[slot] ?? 0) / weight,
      green: (sums[slot + 1] ?? 0) / weight,
      blue: (sums[slot + 2] ?? 0) / weight,
      weight,
    }
  })
}

type AddPixel = (pixel: number, weight: number) => void

/** Runs of one colour are added at once: drawn pictures are made of them. */
function countAll(frame: Uint32Array, add: AddPixel): void {
  let from = 0
  while (from < frame.length) {
    const pixel = frame[from] ?? 0
    let to = from + 1
    while (to < frame.length && frame[to] === pixel) to++
    add(pixel, (to - from) * stillWeight)
    from = to
  }
}

function countChanges(frame: Uint32Array, before: Uint32Array, stride: number, add: AddPixel): void {
  for (let at = 0; at < frame.length; at += stride) {
    const pixel = frame[at] ?? 0
    if (pixel !== before[at]) add(pixel, stride)
  }
}

/** Odd, so that on pictures of even width the samples do not stand in columns. */
function strideFor(frames: readonly Uint32Array[]): number {
  const pixels = frames.length * (frames[0]?.length ?? 0)
  return Math.max(1, Math.floor(pixels / sampleTarget)) | 1
}
