import { artColors } from './art-colors'
import type { DrawOp, MeasureText, MemeLayout } from './draw-op'
import { type BarLayout, layoutBar } from './layout-bar'
import { layoutCaption, readableSizePx } from './layout-caption'
import { layoutRoom } from './layout-room'
import { layoutWatermark } from './layout-watermark'
import type { MemeDocument } from './meme-document'

/**
 * From a document to what is painted, in painting order:
 *
 * 1. Bars: their words decide their heights, and with them where the picture begins and how tall the image is. Room
 *    around the picture lies between them.
 * 2. Paper over the whole image, the room, the picture, a rule where a bar meets what is beneath it.
 * 3. Captions, each at the largest size that fits its box; the words of the bars.
 * 4. The watermark.
 *
 * Words are measured at one size and scaled, so a document that is scaled as a whole is laid out the same. Never
 * throws: a caption whose box is no box is left out and marked as overflowing.
 */
export function layoutMeme(document: MemeDocument, measure: MeasureText): MemeLayout {
  const { pictureWidthPx, pictureHeightPx, room } = document
  const widthPx = pictureWidthPx + (room ? room.leftPx + room.rightPx : 0)
  const header = layoutBar(document.header, widthPx, measure)
  const footer = layoutBar(document.footer, widthPx, measure)
  const origin = { xPx: room?.leftPx ?? 0, yPx: header.heightPx + (room?.topPx ?? 0) }
  const pictureBottomPx = origin.yPx + pictureHeightPx
  const footerTopPx = pictureBottomPx + (room?.bottomPx ?? 0)
  const heightPx = footerTopPx + footer.heightPx
  const floorSizePx = readableSizePx(pictureWidthPx, pictureHeightPx)
  const captions = document.captions.map((caption) => layoutCaption(caption, origin, floorSizePx, measure))
  const picture = { ...origin, widthPx: pictureWidthPx, heightPx: pictureHeightPx }
  const ops: DrawOp[] = [
    { kind: 'fill', xPx: 0, yPx: 0, widthPx, heightPx, color: artColors.paper },
    ...(room ? layoutRoom(room, picture) : []),
    { kind: 'picture', imageName: document.imageName, ...picture },
    ...rule(header, header.heightPx - header.rulePx, widthPx),
    ...rule(footer, footerTopPx, widthPx),
    ...captions.flatMap((caption) => caption.ops),
    ...header.textOps,
    ...footer.textOps.map((op) => movedDown(op, footerTopPx + footer.rulePx)),
    ...layoutWatermark(
      document.watermark,
      { widthPx, heightPx, pictureBottomPx, pictureRightPx: origin.xPx + pictureWidthPx },
      measure,
    ),
  ]
  return { widthPx, heightPx, origin, ops, captions: captions.map((caption) => caption.layout) }
}

function rule(bar: BarLayout, yPx: number, widthPx: number): DrawOp[] {
  if (bar.rulePx === 0) return []
  return [{ kind: 'fill', xPx: 0, yPx, widthPx, heightPx: bar.rulePx, color: artColors.ink }]
}

function movedDown(op: DrawOp, byPx: number): DrawOp {
  return op.kind === 'text' ? { ...op, baselinePx: op.baselinePx + byPx } : { ...op, yPx: op.yPx + byPx }
}
