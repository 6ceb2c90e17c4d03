import { cutText } from '../text/text-limit'
import { artColors } from './art-colors'
import { captionFont, captionFontFace } from './caption-fonts'
import { cleanText } from './clean-text'
import type { DrawOp, MeasureText } from './draw-op'
import { createRuler } from './ruler'
import { textDirection } from './text-direction'

/** Letters of a watermark. decision: product-decisions "Rules and constants" */
export const watermarkCharsMax = 40
/** 0..1 */
const watermarkOpacity = 0.65
const heightShare = 1 / 30
const previewPxMax = 300

const fontFamily = 'Baloo 2'
const outlineShare = 0.16
/** Distance to the corner, in line heights: close enough to stay clear of captions. */
const marginShare = 0.3
/** A long text in a tall image becomes smaller rather than leave it. */
const widthShareMax = 0.7

interface Sheet {
  /** Of the whole image. */
  widthPx: number
  heightPx: number
  /** Where the picture ends: the words of a footer or beside the picture are not written over. */
  pictureBottomPx: number
  pictureRightPx: number
}

/** The watermark at the bottom right of the picture; none on previews up to 300 px. */
export function layoutWatermark(
  watermark: string,
  { widthPx: imageWidthPx, heightPx: imageHeightPx, pictureBottomPx, pictureRightPx }: Sheet,
  measure: MeasureText,
): DrawOp[] {
  const text = cutText(cleanText(watermark).replaceAll('\n', ' '), watermarkCharsMax)
  if (text === '' || Math.max(imageWidthPx, imageHeightPx) <= previewPxMax) return []
  const face = captionFontFace(fontFamily)
  const lineHeightPx = imageHeightPx * heightShare
  const widthEm = createRuler(fontFamily, text, measure)(text)
  const sizePx = Math.min(
    lineHeightPx / face.lineHeight,
    (imageWidthPx * widthShareMax) / Math.max(widthEm, 1e-6),
  )
  const marginPx = lineHeightPx * marginShare
  return [
    {
      kind: 'text',
      text,
      xPx: pictureRightPx - marginPx - widthEm * sizePx,
      baselinePx: pictureBottomPx - marginPx - (1 - face.ascentShare) * face.lineHeight * sizePx,
      font: captionFont(fontFamily, sizePx, text),
      color: artColors.ink,
      strokeColor: artColors.paper,
      strokeWidthPx: sizePx * outlineShare,
      direction: textDirection(text, undefined),
      rotateDeg: 0,
      pivotXPx: 0,
      pivotYPx: 0,
      opacity: watermarkOpacity,
      appearAt: 0,
    },
  ]
}
