import type { Bar, MemeDocument } from './meme-document'

/**
 * The same meme, larger or smaller; its picture measures whole pixels again.
 *
 * @param factor above 0
 */
export function scaleMeme(document: MemeDocument, factor: number): MemeDocument {
  return {
    ...document,
    pictureWidthPx: Math.max(1, Math.round(document.pictureWidthPx * factor)),
    pictureHeightPx: Math.max(1, Math.round(document.pictureHeightPx * factor)),
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

function scaleBar(bar: Bar | null, factor: number): Bar | null {
  return bar && { ...bar, fontSize: bar.fontSize * factor }
}
