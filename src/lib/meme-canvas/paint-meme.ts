import { memeSize } from '@/core/meme/compose-meme'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { paint } from '@/core/meme/paint'
import { pictureFile } from '@/core/meme/picture-file'
import { scaleMeme } from '@/core/meme/scale-meme'
import { loadCaptionFonts } from './load-caption-fonts'
import { loadPicture } from './load-picture'
import { contextOf, measureInBrowser } from './measure-in-browser'

/** As on the server: neither side of a painted meme passes this. */
const sidePxMax = 2048

/**
 * Paints a meme on a canvas with the operations that the server paints, and sets the canvas's size.
 *
 * 1. Wait for the fonts; scale the document; lay it out.
 * 2. Wait for the picture file of that size.
 * 3. Unless the call was overtaken by another, resize and paint in one go, so that nothing flickers.
 *
 * @param widthPx device pixels; the document's own width when absent
 * @param signal aborts before painting
 * @throws when a font or the picture cannot be loaded
 */
export async function paintMeme(
  meme: MemeDocument,
  canvas: HTMLCanvasElement,
  widthPx?: number,
  signal?: AbortSignal,
): Promise<void> {
  await loadCaptionFonts(meme)
  const size = memeSize(meme, measureInBrowser)
  const factor = Math.min(
    (widthPx ?? size.widthPx) / size.widthPx,
    sidePxMax / Math.max(size.widthPx, size.heightPx),
  )
  const scaled = factor === 1 ? meme : scaleMeme(meme, factor)
  const layout = layoutMeme(scaled, measureInBrowser)
  const longerSidePx = Math.max(scaled.pictureWidthPx, scaled.pictureHeightPx)
  const picture = await loadPicture(pictureFile(scaled.imageName, longerSidePx))
  if (signal?.aborted) return
  canvas.width = layout.widthPx
  canvas.height = layout.heightPx
  // Which glyphs a face gives can depend on the language; the server paints in English too.
  canvas.lang = 'en'
  paint(layout.ops, contextOf(canvas), (): CanvasImageSource => picture)
}
