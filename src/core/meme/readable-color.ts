import { artColors } from './art-colors'

/** Least contrast of text of any size (WCAG 2.2, level AA). */
const contrastMin = 4.5

/** Relative luminance of `#rrggbb`, 0..1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(color: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(color), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour where it can be read on a ground, else ink or paper, whichever stands out more. All `#rrggbb`. */
export function readableOn(ground: string, color: string = artColors.ink): string {
  if (contrastOf(color, ground) >= contrastMin) return color
  return contrastOf(artColors.ink, ground) >= contrastOf(artColors.paper, ground)
    ? artColors.ink
    : artColors.paper
}
