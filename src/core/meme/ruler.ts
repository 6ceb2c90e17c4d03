import { captionFont } from './caption-fonts'
import type { MeasureText } from './draw-op'

/** Width of a text in em: times a size in px, it is the width at that size. Never negative, always finite. */
export type Ruler = (text: string) => number

/** Text scales linearly, so one size measures for all: a layout is the same at every scale. */
const referencePx = 100
/** Then it begins anew: a text has at most a thousand letters, but many boxes break it into many lines. */
const widthsKeptMax = 4000

/** A ruler for a text in a caption family, and for the parts of that text; it remembers what it measured. */
export function createRuler(fontFamily: string, whole: string, measure: MeasureText): Ruler {
  const font = captionFont(fontFamily, referencePx, whole)
  const known = new Map<string, number>()
  return (text) => {
    const widthEm = known.get(text) ?? finiteWidth(measure(text, font) / referencePx)
    if (known.size >= widthsKeptMax) known.clear()
    known.set(text, widthEm)
    return widthEm
  }
}

function finiteWidth(widthEm: number): number {
  return Number.isFinite(widthEm) ? Math.max(0, widthEm) : 0
}
