import type { Bar, Caption, MemeDocument } from './meme-document'
import { readableOn } from './readable-color'

/** Words that may leave the picture: those of a bar, or of a banner across the picture. */
export interface Spoken extends Pick<Caption, 'text' | 'fontFamily' | 'color' | 'strokeColor' | 'language'> {
  /** Place in the list of captions; null for a bar. */
  index: number | null
}

/** px from the top left corner of the picture. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A banner stands across at least this share of the picture, and in its upper or lower third. */
const bannerWidthShareMin = 0.5
const edgeShare = 1 / 3
const letter = /[\p{L}\p{N}]/u

/** Of the picture's width: short words in much room do not become a wall. */
const fontSizeShareMax = 0.15
/** Of the shorter side of the place. */
const paddingShare = 0.08

/** Words that may stand above and below the picture, in reading order. */
export function spokenOf(document: MemeDocument): Record<'above' | 'below', Spoken[]> {
  const banners = document.captions.flatMap((caption, index) =>
    isBanner(caption, document) ? [{ ...caption, index }] : [],
  )
  const isAbove = ({ y, height }: Place) => y + height / 2 < document.pictureHeightPx / 2
  return {
    above: [...barWords(document.header), ...banners.filter(isAbove)],
    below: [...banners.filter((banner) => !isAbove(banner)), ...barWords(document.footer)],
  }
}

function barWords(bar: Bar | null): Spoken[] {
  if (!bar?.text.trim()) return []
  return [{ text: bar.text, fontFamily: bar.fontFamily, color: bar.fontColor, index: null }]
}

/** A place of the template without an outline is a sign of the drawing: without its words it would stand empty. */
function isBanner(caption: Caption, { pictureWidthPx, pictureHeightPx }: MemeDocument): boolean {
  const isOnSign = caption.slot !== undefined && !caption.strokeColor
  if (isOnSign || caption.rotateAngle !== 0 || !letter.test(caption.text)) return false
  const middle = (caption.y + caption.height / 2) / pictureHeightPx
  const isAtEdge = middle < edgeShare || middle > 1 - edgeShare
  return isAtEdge && caption.width >= pictureWidthPx * bannerWidthShareMin
}

/** Shares a place among words by their length, one beneath the other, each as large as it fits. */
export function placeWords(
  words: readonly Spoken[],
  place: Place,
  { ground, pictureWidthPx }: { ground: string; pictureWidthPx: number },
): { index: number | null; caption: Caption }[] {
  const paddingPx = Math.min(place.width, place.height) * paddingShare
  const gapsPx = paddingPx * (words.length + 1)
  const charCount = words.reduce((sum, { text }) => sum + text.length, 0)
  let yPx = place.y + paddingPx
  return words.map(({ index, color, strokeColor, ...look }) => {
    const height = ((place.height - gapsPx) * look.text.length) / charCount
    const caption: Caption = {
      ...look,
      x: place.x + paddingPx,
      y: yPx,
      width: place.width - 2 * paddingPx,
      height,
      fontSize: pictureWidthPx * fontSizeShareMax,
      color: strokeColor ? color : readableOn(ground, color),
      strokeColor: strokeColor ?? null,
      align: 'center',
      rotateAngle: 0,
    }
    yPx += height + paddingPx
    return { index, caption }
  })
}
