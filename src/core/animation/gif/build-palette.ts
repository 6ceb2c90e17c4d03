import type { ColorBin } from './color-histogram'

/** Colours of a picture, three bytes each. */
export interface Palette {
  reds: Uint8Array
  greens: Uint8Array
  blues: Uint8Array
  /** 1..256. */
  size: number
}

type Channel = 'red' | 'green' | 'blue'

interface Box {
  bins: ColorBin[]
  weight: number
  mean: Record<Channel, number>
  /** The channel in which the colours of the box lie furthest apart. */
  axis: Channel
  /** Squared error of painting the whole box in its mean colour. */
  error: number
}

const channels = ['red', 'green', 'blue'] as const
const refinements = 2
const emptyRefinementGain = 1e-9

/**
 * The palette with which the pixels of the bins change least, by squared error.
 *
 * 1. Split the set of colours with the largest error at its mean, along its widest channel, until there are enough
 *    (variance-based median cut).
 * 2. Refine by k-means: every bin goes to its nearest colour, every colour to the mean of its bins.
 *
 * @param colorsMax 1..256
 * @see S. J. Wan, P. Prusinkiewicz, S. K. M. Wong, "Variance-based color image quantization for frame buffer display"
 */
export function buildPalette(bins: readonly ColorBin[], colorsMax: number): Palette {
  const boxes = [boxOf([...bins])]
  while (boxes.length < colorsMax) {
    let worst = 0
    for (let index = 1; index < boxes.length; index++) {
      if ((boxes[index]?.error ?? 0) > (boxes[worst]?.error ?? 0)) worst = index
    }
    const box = boxes[worst]
    if (!box || box.error < emptyRefinementGain) break
    const { axis } = box
    const cut = box.mean[axis]
    const low = boxOf(box.bins.filter((bin) => bin[axis] <= cut))
    const high = boxOf(box.bins.filter((bin) => bin[axis] > cut))
    if (low.weight === 0 || high.weight === 0) box.error = 0
    else boxes.splice(worst, 1, low, high)
  }
  const means = new Float64Array(boxes.flatMap(({ mean }) => [mean.red, mean.green, mean.blue]))
  for (let round = 0; round < refinements; round++) refine(means, bins)
  return paletteOf(means)
}

function boxOf(bins: ColorBin[]): Box {
  const sum = { red: 0, green: 0, blue: 0 }
  const squares = { red: 0, green: 0, blue: 0 }
  let weight = 0
  for (const bin of bins) {
    weight += bin.weight
    for (const channel of channels) {
      sum[channel] += bin[channel] * bin.weight
      squares[channel] += bin[channel] * bin[channel] * bin.weight
    }
  }
  const per = weight || 1
  const mean = { red: sum.red / per, green: sum.green / per, blue: sum.blue / per }
  const errors = channels.map((channel) => Math.max(0, squares[channel] - sum[channel] * mean[channel]))
  const largest = Math.max(...errors)
  const axis = channels[errors.indexOf(largest)] ?? 'green'
  return { bins, weight, mean, axis, error: errors.reduce((total, error) => total + error, 0) }
}

/** One round of k-means; a colour that no bin wants keeps its place. */
function refine(means: Float64Array, bins: readonly ColorBin[]): void {
  const sums = new Float64Array((means.length / 3) * 4)
  for (const bin of bins) {
    const slot = nearest(means, bin.red, bin.green, bin.blue) * 4
    sums[slot] = (sums[slot] ?? 0) + bin.red * bin.weight
    sums[slot + 1] = (sums[slot + 1] ?? 0) + bin.green * bin.weight
    sums[slot + 2] = (sums[slot + 2] ?? 0) + bin.blue * bin.weight
    sums[slot + 3] = (sums[slot + 3] ?? 0) + bin.weight
  }
  for (let index = 0; index < means.length / 3; index++) {
    const weight = sums[index * 4 + 3] ?? 0
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      means[index * 3 + channel] = (sums[index * 4 + channel] ?? 0) / weight
    }
  }
}

/** Index of the nearest of the colours, which lie in threes. */
function nearest(means: Float64Array, red: number, green: number, blue: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < means.length; at += 3) {
    const byGreen = (means[at + 1] ?? 0) - green
    const partial = byGreen * byGreen
    if (partial >= least) continue
    const byRed = (means[at] ?? 0) - red
    const byBlue = (means[at + 2] ?? 0) - blue
    const distance = partial + byRed * byRed + byBlue * byBlue
    if (distance < least) {
      least = distance
      best = at / 3
    }
  }
  return best
}

function paletteOf(means: Float64Array): Palette {
  const size = means.length / 3
  const channelAt = (offset: number) =>
    Uint8Array.from({ length: size }, (_, index) => Math.round(means[index * 3 + offset] ?? 0))
  return { reds: channelAt(0), greens: channelAt(1), blues: channelAt(2), size }
}
