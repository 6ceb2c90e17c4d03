/** Contrast of words with what lies beneath them. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

import type { CellBox } from './energy-map'
import type { PictureTones } from './picture-tones'

/** Least contrast of text of any size (WCAG 2.2, level AA). */
export const readableContrast = 4.5

export const lightText = '#FFFFFF'
export const darkText = '#000000'

/** Relative luminance of a grey, 0..1. */
function luminanceOf(grey: number): number {
  const share = grey / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** 1..21. */
export function contrastOf(grey: number, otherGrey: number): number {
  const [lighter = 0, darker = 0] = [luminanceOf(grey), luminanceOf(otherGrey)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

export interface TextColor {
  color: typeof lightText | typeof darkText
  /** The other one, which holds the words together where the picture is not what it was measured as. */
  strokeColor: typeof lightText | typeof darkText
  contrast: number
}

/**
 * White where it is readable, which is what people know of memes, else black, over greys between two bounds, 0..255;
 * where neither is readable, whichever stands out more.
 */
function textColorOver(darkestGrey: number, brightestGrey: number): TextColor {
  const light = contrastOf(255, brightestGrey)
  const dark = contrastOf(0, darkestGrey)
  return light >= dark || light >= readableContrast
    ? { color: lightText, strokeColor: darkText, contrast: light }
    : { color: darkText, strokeColor: lightText, contrast: dark }
}

/** The same over the cells of a picture; the brightest and the darkest few may stick out: the outline carries words over them. */
export function textColorIn(box: CellBox, { columns, luma }: PictureTones): TextColor {
  const greys: number[] = []
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) greys.push(luma[y * columns + x] ?? 0)
  }
  greys.sort((a, b) => a - b)
  const grey = (share: number) => greys[Math.floor((greys.length - 1) * share)] ?? 0
  return textColorOver(grey(0.05), grey(0.95))
}
