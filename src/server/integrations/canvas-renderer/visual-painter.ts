import { dimensionPxMax } from '@/contracts/limits'
import { pictureWidthPxMin } from '@/contracts/meme-shapes'
import { paintVisual } from '@/core/visual/paint-visual'
import type { VisualDocument, VisualSize } from '@/core/visual/visual-document'
import { encodeImage } from './encode-image'
import type { Easel } from './meme-painter'
import type { VisualJob } from './render-job'

/** Paints a visual on a Skia canvas and encodes it with libvips, in the thread that calls it. */
export async function renderVisual(
  { document, options }: VisualJob,
  { measure, pool }: Easel,
): Promise<Uint8Array> {
  const { widthPx, heightPx } = imageSize(document, options.widthPx)
  // Measuring is what gives the canvas the fonts that words need.
  for (const mark of document.marks) if (mark.kind === 'text') measure(mark.text, mark.font)
  const rgba = pool.use(widthPx, heightPx, (canvas) => {
    const surface = canvas.getContext('2d', { alpha: false })
    surface.lang = 'en'
    // The larger of the two, which rounding makes different, so that the ground covers the canvas' last use.
    paintVisual(document, surface, Math.max(widthPx / document.widthPx, heightPx / document.heightPx))
    return canvas.data()
  })
  return encodeImage({ rgba, widthPx, heightPx }, options.format, options)
}

/** Size of the asked width, with neither side beyond the bound. */
function imageSize(document: VisualDocument, askedPx: number = document.widthPx): VisualSize {
  const wantedPx = Math.min(dimensionPxMax, Math.max(pictureWidthPxMin, Math.round(askedPx)))
  const scale = Math.min(wantedPx / document.widthPx, dimensionPxMax / document.heightPx)
  return {
    widthPx: Math.max(1, Math.round(document.widthPx * scale)),
    heightPx: Math.max(1, Math.round(document.heightPx * scale)),
  }
}
