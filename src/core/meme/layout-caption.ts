import { artColors } from './art-colors'
import { captionFont } from './caption-fonts'
import type { CaptionLayout, DrawOp, MeasureText } from './draw-op'
import { type FittedText, fitText } from './fit-text'
import type { Caption, CaptionAlign } from './meme-document'
import { textDirection } from './text-direction'

/** Width of an outline's stroke, in em; half of it lies outside the letter. */
const outlineShare = 0.14
/** Words smaller than this share of the picture's longer side cannot be read in a feed: 18 px of 800. */
const readableShare = 1 / 45

/** Size below which words are cut instead of shrunk, in px. */
export function readableSizePx(pictureWidthPx: number, pictureHeightPx: number): number {
  return Math.max(pictureWidthPx, pictureHeightPx) * readableShare
}

/** The words of a caption at the largest size, at most `caption.fontSize`, that fits its box. */
export function fitCaption(caption: Caption, floorSizePx: number, measure: MeasureText): FittedText {
  return fitText(
    {
      text: caption.text,
      boxWidthPx: caption.width,
      boxHeightPx: caption.height,
      maxSizePx: caption.fontSize,
      floorSizePx,
      fontFamily: caption.fontFamily,
      outlineEm: caption.strokeColor ? outlineShare : 0,
    },
    measure,
  )
}

/**
 * Draws a caption: lines aligned in the box, the block in its vertical middle, turned around the box's centre.
 * A box with a length that is not finite draws nothing and counts as overflowing.
 *
 * @param origin where the picture begins in the whole image
 */
export function layoutCaption(
  caption: Caption,
  origin: { xPx: number; yPx: number },
  floorSizePx: number,
  measure: MeasureText,
): { ops: DrawOp[]; layout: CaptionLayout } {
  const placed = [caption.x, caption.y, caption.rotateAngle].every(Number.isFinite)
  const fitted = fitCaption(placed ? caption : { ...caption, width: Number.NaN }, floorSizePx, measure)
  const layout = { fontSizePx: fitted.sizePx, lines: fitted.lines, overflow: fitted.overflow }
  const strokeWidthPx = caption.strokeColor ? fitted.sizePx * outlineShare : 0
  const blockTopPx = origin.yPx + caption.y + (caption.height - fitted.lines.length * fitted.lineHeightPx) / 2
  const look = {
    kind: 'text',
    font: captionFont(caption.fontFamily, fitted.sizePx, caption.text),
    color: caption.color ?? artColors.ink,
    strokeColor: caption.strokeColor ?? null,
    strokeWidthPx,
    direction: textDirection(caption.text, caption.language),
    rotateDeg: caption.rotateAngle,
    pivotXPx: origin.xPx + caption.x + caption.width / 2,
    pivotYPx: origin.yPx + caption.y + caption.height / 2,
    opacity: 1,
    appearAt: shareOfLoop(caption.appearAt),
  } as const
  const ops = fitted.lines.map((text, line): DrawOp => {
    const freePx = caption.width - strokeWidthPx - (fitted.lineWidthsPx[line] ?? 0)
    return {
      ...look,
      text,
      xPx: origin.xPx + caption.x + strokeWidthPx / 2 + freePx * alignShare(caption.align),
      baselinePx: blockTopPx + line * fitted.lineHeightPx + fitted.ascentPx,
    }
  })
  return { ops: ops.filter((op) => op.kind !== 'text' || op.text !== ''), layout }
}

/** Nonsense counts as the start: words that never appear would be lost. */
function shareOfLoop(appearAt: number | undefined): number {
  return appearAt !== undefined && appearAt > 0 && appearAt <= 1 ? appearAt : 0
}

function alignShare(align: CaptionAlign | undefined): number {
  if (align === 'left') return 0
  return align === 'right' ? 1 : 0.5
}
