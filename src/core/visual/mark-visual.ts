import { captionFont } from '../meme/caption-fonts'
import type { MeasureText } from '../meme/draw-op'
import { lineColorOn, paintBox } from './paint-box'
import type { VisualDocument } from './visual-document'

/** Of the shorter side, as the watermark of memes is of their height. */
const sizeShare = 1 / 30
const marginShare = 1 / 40

/** The same drawing with a short line of words in its lower right corner, which says where it comes from. */
export function markVisual(document: VisualDocument, text: string, measure: MeasureText): VisualDocument {
  const { widthPx, heightPx, background } = document
  const shorterPx = Math.min(widthPx, heightPx)
  const [sizePx, marginPx] = [shorterPx * sizeShare, shorterPx * marginShare]
  const font = captionFont('Baloo 2', sizePx, text)
  const textWidthPx = measure(text, font)
  const mark = {
    kind: 'text' as const,
    text,
    centreXPx: widthPx - marginPx - textWidthPx / 2,
    baselinePx: heightPx - marginPx,
    widthPx: textWidthPx,
    sizePx,
    font,
    color: lineColorOn(background === paintBox.night ? 'night' : 'paper'),
    direction: 'ltr' as const,
  }
  return { ...document, marks: [...document.marks, mark] }
}
