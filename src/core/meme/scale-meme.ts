import type { Bar, MemeDocument, Room } from './meme-document'

/**
 * The same meme, larger or smaller; its picture measures whole pixels again.
 *
 * @param factor above 0
 */
export function scaleMeme(document: MemeDocument, factor: number): MemeDocument {
  const pictureWidthPx = Math.max(1, Math.round(document.pictureWidthPx * factor))
  const pictureHeightPx = Math.max(1, Math.round(document.pictureHeightPx * factor))
  const { room } = document
  return {
    ...document,
    pictureWidthPx,
    pictureHeightPx,
    ...(room && { room: scaleRoom(room, factor, document, { pictureWidthPx, pictureHeightPx }) }),
    captions: document.captions.map((caption) => ({
      ...caption,
      x: caption.x * factor,
      y: caption.y * factor,
      width: caption.width * factor,
      height: caption.height * factor,
      fontSize: caption.fontSize * factor,
    })),
    header: scaleBar(document.header, factor),
    footer: scaleBar(document.footer, factor),
  }
}

type PictureSize = Pick<MemeDocument, 'pictureWidthPx' | 'pictureHeightPx'>

/** Rounding goes to the right and to the bottom, so that the whole image has the size that was asked for. */
function scaleRoom(room: Room, factor: number, before: PictureSize, after: PictureSize): Room {
  const leftPx = Math.round(room.leftPx * factor)
  const topPx = Math.round(room.topPx * factor)
  const widthPx = Math.round((room.leftPx + before.pictureWidthPx + room.rightPx) * factor)
  const heightPx = Math.round((room.topPx + before.pictureHeightPx + room.bottomPx) * factor)
  return {
    ...room,
    leftPx,
    topPx,
    rightPx: Math.max(0, widthPx - leftPx - after.pictureWidthPx),
    bottomPx: Math.max(0, heightPx - topPx - after.pictureHeightPx),
  }
}

function scaleBar(bar: Bar | null, factor: number): Bar | null {
  return bar && { ...bar, fontSize: bar.fontSize * factor }
}
