import { dimensionPxMax } from '@/contracts/limits'
import { memeSize } from '@/core/meme/compose-meme'
import type { MemeLayout } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { scaleMeme } from '@/core/meme/scale-meme'
import { loadCaptionFonts } from './load-caption-fonts'
import { measureInBrowser } from './measure-in-browser'
import { queuePaint } from './paint-queue'

export interface PreparedMeme {
  scaled: MemeDocument
  layout: MemeLayout
}

/**
 * Waits for the fonts of a meme, scales it and lays it out.
 *
 * @param widthPx device pixels; the document's own width when absent
 * @throws when a font cannot be loaded
 */
export async function prepareMeme(meme: MemeDocument, widthPx?: number): Promise<PreparedMeme> {
  await loadCaptionFonts(meme)
  return queuePaint(() => layOut(meme, widthPx))
}

function layOut(meme: MemeDocument, widthPx: number | undefined): PreparedMeme {
  const size = memeSize(meme, measureInBrowser)
  const factor = Math.min(
    (widthPx ?? size.widthPx) / size.widthPx,
    dimensionPxMax / Math.max(size.widthPx, size.heightPx),
  )
  const scaled = factor === 1 ? meme : scaleMeme(meme, factor)
  return { scaled, layout: layoutMeme(scaled, measureInBrowser) }
}
