/** Colour at each edge of a drawing, `#rrggbb`: it fills the space that another shape adds. */
export interface EdgeColours {
  top: string
  bottom: string
  left: string
  right: string
}

/** Pixels at the very edge that may be an ink border, and depth of the edge that is sampled. */
const borderPx = 1
const depthPx = 1
/** Colours that differ by less count as equal. */
const stepPerBin = 32
/** Ink has no channel above this. */
const inkMax = 64

/**
 * The most frequent colour along each edge besides ink; ink where there is no other.
 *
 * @param rgba of a small copy of the drawing, `sidePx` × `sidePx`
 */
export function edgeColoursOf(rgba: Uint8ClampedArray, sidePx: number): EdgeColours {
  const along = (place: (depth: number, step: number) => [x: number, y: number]) => {
    const colours: Rgb[] = []
    for (let depth = borderPx; depth < borderPx + depthPx; depth++) {
      for (let step = borderPx; step < sidePx - borderPx; step++) {
        const [x, y] = place(depth, step)
        const at = 4 * (y * sidePx + x)
        colours.push([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0])
      }
    }
    const coloured = colours.filter((colour) => Math.max(...colour) > inkMax)
    return hexOf(mostFrequent(coloured.length > 0 ? coloured : colours))
  }
  const last = sidePx - 1
  return {
    top: along((depth, step) => [step, depth]),
    bottom: along((depth, step) => [step, last - depth]),
    left: along((depth, step) => [depth, step]),
    right: along((depth, step) => [last - depth, step]),
  }
}

type Rgb = [red: number, green: number, blue: number]

/** The mean of the fullest bin, which averages nearly equal shades. */
function mostFrequent(colours: readonly Rgb[]): Rgb {
  const bins = new Map<string, Rgb[]>()
  for (const colour of colours) {
    const bin = colour.map((channel) => Math.floor(channel / stepPerBin)).join()
    bins.set(bin, [...(bins.get(bin) ?? []), colour])
  }
  const [fullest = []] = [...bins.values()].sort((one, other) => other.length - one.length)
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(fullest.reduce((sum, colour) => sum + colour[channel], 0) / Math.max(1, fullest.length))
  return [mean(0), mean(1), mean(2)]
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
