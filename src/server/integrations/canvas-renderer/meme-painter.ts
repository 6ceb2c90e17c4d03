import { AppError } from '@/contracts/errors'
import { dimensionPxMax } from '@/contracts/limits'
import { pictureWidthPxMin } from '@/contracts/meme-shapes'
import { memeSize } from '@/core/meme/compose-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { pictureFile } from '@/core/meme/picture-file'
import { relayoutMeme } from '@/core/meme/relayout-meme'
import { scaleMeme } from '@/core/meme/scale-meme'
import type { StillFormat } from '../../services/ports/meme-renderer'
import { createAnimationPainter } from './animation-painter'
import type { CanvasPool } from './canvas-pool'
import { encodeImage } from './encode-image'
import { type Checkpoint, paintInParts } from './paint-in-parts'
import { paintableJob } from './paintable-job'
import { PictureCache } from './picture-cache'
import { isMoving, type MemeJob, type PainterOptions } from './render-job'
import { xmpPacket } from './xmp-packet'

export interface MemePainter {
  /** The encoded image. @throws NOT_FOUND when the document names a picture that does not exist */
  render(job: MemeJob, checkpoint: Checkpoint): Promise<Uint8Array>
}

/** Resources that the painters of a thread share. */
export interface Easel {
  measure: MeasureText
  pool: CanvasPool
}

/**
 * Paints memes on Skia canvases and encodes them with libvips, in the thread that calls it.
 *
 * 1. Give the document the shape and the width asked for; lay it out, which registers the fonts that its letters need.
 * 2. Take the picture, decoded and scaled, from the cache and a canvas from the pool.
 * 3. Paint, copy the pixels out, give the canvas back; encode the pixels in libvips' own threads.
 */
export function createMemePainter(
  { publicDir, pictureBytesMax }: Pick<PainterOptions, 'publicDir' | 'pictureBytesMax'>,
  { measure, pool }: Easel,
): MemePainter {
  const pictures = new PictureCache(publicDir, pictureBytesMax)
  const animations = createAnimationPainter(publicDir, measure, pictures)

  async function renderStill(
    { document, options, uploadedFile }: MemeJob,
    format: StillFormat,
    checkpoint: Checkpoint,
  ): Promise<Uint8Array> {
    const { shape } = options
    const shaped = shape ? relayoutMeme(document, shape.name, shape.ground, measure) : document
    const scaled = scaledTo(shaped, options.widthPx, measure)
    const { ops, widthPx, heightPx } = layoutMeme(scaled, measure)
    const { imageName, pictureWidthPx, pictureHeightPx } = scaled
    const file = pictureFile(imageName, Math.max(pictureWidthPx, pictureHeightPx))
    const picture = await pictures.get(file, pictureWidthPx, pictureHeightPx, uploadedFile)
    const rgba = pool.use(widthPx, heightPx, (canvas) => {
      const surface = canvas.getContext('2d', { alpha: false })
      surface.lang = 'en'
      paintInParts(ops, surface, () => picture, checkpoint)
      return canvas.data()
    })
    checkpoint()
    return encodeImage({ rgba, widthPx, heightPx }, format, { ...options, document })
  }

  return {
    async render(given, checkpoint) {
      const job = paintableJob(given)
      const { format } = job.options
      if (format !== 'gif' && !isMoving(job)) return renderStill(job, format, checkpoint)
      if (job.options.shape) throw new AppError('BAD_REQUEST', 'A meme that moves keeps its own shape.')
      const options = { ...job.options, format: format === 'gif' ? format : 'webp' } as const
      return animations.render({ ...job, options: { ...options, xmp: xmpPacket(options) } }, checkpoint)
    },
  }
}

/** Bars can make an image taller than wide: neither side passes the bound. Rounding goes to the picture's height. */
function scaledTo(document: MemeDocument, widthPx: number | undefined, measure: MeasureText): MemeDocument {
  const size = memeSize(document, measure)
  const wantedPx = Math.min(dimensionPxMax, Math.max(pictureWidthPxMin, Math.round(widthPx ?? size.widthPx)))
  const factor = Math.min(wantedPx / size.widthPx, dimensionPxMax / size.heightPx)
  if (factor === 1) return document
  const scaled = scaleMeme(document, factor)
  const excessPx = Math.max(0, memeSize(scaled, measure).heightPx - dimensionPxMax)
  return { ...scaled, pictureHeightPx: Math.max(1, scaled.pictureHeightPx - excessPx) }
}
