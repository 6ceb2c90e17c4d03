import { frameSidePxMax } from '../animation/frame-sheet'
import { memeSize } from './compose-meme'
import type { MeasureText } from './draw-op'
import { boxPxMin, fontSizePxMin, type MemeDocument } from './meme-document'
import { scaleMeme } from './scale-meme'

/** Largest side of a whole image that stands still, in px. */
const stillSidePxMax = 2048
/** Bars can make a moving picture taller than its drawing. */
const movingHeightPxMax = 2 * frameSidePxMax

/**
 * The document as large as it will be painted, so that what is stored says what is seen: both sides of a still at most
 * 2048 px, the drawing of what moves at most 640 px. The same document when it is small enough.
 */
export function shrinkMeme(document: MemeDocument, isMoving: boolean, measure: MeasureText): MemeDocument {
  const heightPxMax = isMoving ? movingHeightPxMax : stillSidePxMax
  const pictureSidePxMax = isMoving ? frameSidePxMax : stillSidePxMax
  const factor = Math.min(
    1,
    pictureSidePxMax / Math.max(document.pictureWidthPx, document.pictureHeightPx),
    heightPxMax / memeSize(document, measure).heightPx,
  )
  if (factor === 1) return document
  const scaled = withinLimits(scaleMeme(document, factor))
  // Bars are measured in whole pixels: what they are too tall by goes from the picture.
  const excessPx = Math.max(0, memeSize(scaled, measure).heightPx - heightPxMax)
  return { ...scaled, pictureHeightPx: Math.max(1, scaled.pictureHeightPx - excessPx) }
}

function withinLimits(document: MemeDocument): MemeDocument {
  const bar = (part: MemeDocument['header']) =>
    part && { ...part, fontSize: Math.max(fontSizePxMin, hundredths(part.fontSize)) }
  return {
    ...document,
    captions: document.captions.map((caption) => ({
      ...caption,
      x: hundredths(caption.x),
      y: hundredths(caption.y),
      width: Math.max(boxPxMin, hundredths(caption.width)),
      height: Math.max(boxPxMin, hundredths(caption.height)),
      fontSize: Math.max(fontSizePxMin, hundredths(caption.fontSize)),
    })),
    header: bar(document.header),
    footer: bar(document.footer),
  }
}

/** Documents are stored and read by people. */
function hundredths(px: number): number {
  return Math.round(px * 100) / 100
}
