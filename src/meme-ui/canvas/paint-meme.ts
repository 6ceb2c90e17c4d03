import type { DrawOp } from '@/core/meme/draw-op'
import type { MemeDocument } from '@/core/meme/meme-document'
import { paint } from '@/core/meme/paint'
import { pictureFile } from '@/core/meme/picture-file'
import { loadPicture } from './load-picture'
import { contextOf } from './measure-in-browser'
import { queuePaint } from './paint-queue'
import { type PreparedMeme, prepareMeme } from './prepare-meme'

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
  const { scaled, layout } = await prepareMeme(meme, widthPx)
  const longerSidePx = Math.max(scaled.pictureWidthPx, scaled.pictureHeightPx)
  const picture = await loadPicture(pictureFile(scaled.imageName, longerSidePx))
  await queuePaint(() => {
    if (!signal?.aborted) paintOn(canvas, layout, layout.ops, picture)
  })
}

/** Resizes the canvas where it has another size, and paints. */
export function paintOn(
  canvas: HTMLCanvasElement,
  { widthPx, heightPx }: PreparedMeme['layout'],
  ops: readonly DrawOp[],
  picture: CanvasImageSource,
): void {
  if (canvas.width !== widthPx || canvas.height !== heightPx) {
    canvas.width = widthPx
    canvas.height = heightPx
  }
  // Which glyphs a face gives can depend on the language; the server paints in English too.
  canvas.lang = 'en'
  paint(ops, contextOf(canvas), () => picture)
}
