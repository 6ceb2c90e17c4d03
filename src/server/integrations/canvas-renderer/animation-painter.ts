import { AppError } from '@/contracts/errors'
import { pictureWidthPxMin } from '@/contracts/meme-shapes'
import { opsAt, type PlannedFrame, planFrames } from '@/core/animation/frame-plan'
import { frameSidePxMax } from '@/core/animation/frame-sheet'
import type { GifFrame } from '@/core/animation/gif/encode-gif'
import { artColors } from '@/core/meme/art-colors'
import { memeSize } from '@/core/meme/compose-meme'
import type { MeasureText, MemeLayout } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { pictureFile } from '@/core/meme/picture-file'
import { scaleMeme } from '@/core/meme/scale-meme'
import type { Motion } from '@/core/template/template'
import { type Attempt, defaultBytesMax, encodeWithin } from './byte-budget'
import { type CaptionLayer, layOver, paintCaptionLayer } from './caption-layer'
import { encodeAnimation } from './encode-animation'
import { FrameCache } from './frame-cache'
import { FrameMemory } from './frame-memory'
import type { Checkpoint } from './paint-in-parts'
import type { PictureCache } from './picture-cache'

/** Bars can make a moving picture taller than its drawing. */
const heightPxMax = 2 * frameSidePxMax

/** The paper behind a meme as a little-endian RGBA word. */
const paperPixel = Number.parseInt(
  `ff${[5, 3, 1].map((at) => artColors.paper.slice(at, at + 2)).join('')}`,
  16,
)

export interface MovingJob {
  document: MemeDocument
  /** How the document's picture moves; null for a still, whose words may still come one after the other. */
  motion: Motion | null
  /** The file of the picture, where it is somebody's own. */
  uploadedFile?: Uint8Array | undefined
  options: {
    format: 'gif' | 'webp'
    /** px of the whole image; at least 16, at most what is drawn. The document's own width when absent. */
    widthPx?: number | undefined
    /** Bytes that the file may take; 2 MiB when absent. */
    bytesMax?: number | undefined
    /** An XMP packet for the file. */
    xmp?: string | undefined
  }
}

export interface AnimationPainter {
  /**
   * A GIF or an animated WebP.
   *
   * @throws NOT_FOUND when the document names a picture that does not exist
   * @throws BAD_REQUEST when no GIF of this meme is as small as asked for
   */
  render(job: MovingJob, checkpoint?: Checkpoint): Promise<Uint8Array>
}

/**
 * Paints memes that move.
 *
 * 1. Scale the document, at most to the size of the drawn frames; lay it out once, because words do not move.
 * 2. Plan the frames: which drawing, which words, how long.
 * 3. Take the blank drawings from the cache. Paint what stands still once for each set of words, and lay it over a
 *    copy of each drawing.
 * 4. Encode. While the file is larger than its budget, try again with fewer colours, then frames, then pixels.
 */
export function createAnimationPainter(
  publicDir: string,
  measure: MeasureText,
  pictures: PictureCache,
): AnimationPainter {
  const drawings = new FrameCache(publicDir)
  const memory = new FrameMemory()

  async function blankFrames(
    { motion, uploadedFile }: Pick<MovingJob, 'motion' | 'uploadedFile'>,
    { imageName, pictureWidthPx: widthPx, pictureHeightPx: heightPx }: MemeDocument,
    plan: readonly PlannedFrame[],
  ): Promise<Uint8Array[]> {
    if (motion) {
      const drawn = await drawings.get({ imageName, frameCount: motion.frames, widthPx, heightPx })
      return plan.map(({ pictureFrame }) => drawn[pictureFrame ?? 0] ?? new Uint8Array(0))
    }
    const file = pictureFile(imageName, Math.max(widthPx, heightPx))
    const pixels = new Uint8Array((await pictures.get(file, widthPx, heightPx, uploadedFile)).data())
    return plan.map(() => pixels)
  }

  async function encodeAttempt(
    { document, options, ...picture }: MovingJob,
    attempt: Attempt,
    checkpoint: Checkpoint,
  ): Promise<Uint8Array> {
    checkpoint()
    const scaled = scaledDown(document, options.widthPx, attempt.scale, measure)
    const layout = layoutMeme(scaled, measure)
    const plan = planFrames(picture.motion, layout.ops, attempt.stride)
    const blanks = await blankFrames(picture, scaled, plan)
    const { widthPx, heightPx } = layout
    return memory.use(widthPx * heightPx * 4 * plan.length, (buffer) => {
      const frames = paintFrames(layout, plan, blanks, buffer, checkpoint)
      checkpoint()
      return encodeAnimation({ frames, widthPx, heightPx }, options.format, attempt, options.xmp)
    })
  }

  async function render(job: MovingJob, checkpoint: Checkpoint = () => {}): Promise<Uint8Array> {
    const { bytesMax = defaultBytesMax } = job.options
    const bytes = await encodeWithin(bytesMax, (attempt) => encodeAttempt(job, attempt, checkpoint))
    if (bytes.byteLength <= bytesMax) return bytes
    throw new AppError(
      'BAD_REQUEST',
      `This meme cannot move in ${bytesMax} bytes; the least that it takes is ${bytes.byteLength}.`,
    )
  }

  return { render }
}

/** Each frame: paper, its drawing, and over both what stands still. */
function paintFrames(
  { ops, widthPx, heightPx }: MemeLayout,
  plan: readonly PlannedFrame[],
  blanks: readonly Uint8Array[],
  memory: ArrayBuffer,
  checkpoint: Checkpoint,
): GifFrame[] {
  const pixelCount = widthPx * heightPx
  const topPx = Math.round(ops.find((op) => op.kind === 'picture')?.yPx ?? 0)
  // Words only ever come: as many operations are the same ones.
  const layers = new Map<number, CaptionLayer>()
  return plan.map(({ at, delayMs }, index) => {
    const visible = opsAt(ops, at).filter((op) => op.kind !== 'picture' && op !== ops[0])
    checkpoint()
    const layer = layers.get(visible.length) ?? paintCaptionLayer(visible, widthPx, heightPx, checkpoint)
    layers.set(visible.length, layer)
    const rgba = new Uint8Array(memory, index * pixelCount * 4, pixelCount * 4)
    const pixels = new Uint32Array(memory, index * pixelCount * 4, pixelCount)
    const blank = blanks[index] ?? new Uint8Array(0)
    if (blank.byteLength < rgba.byteLength) pixels.fill(paperPixel)
    rgba.set(blank, topPx * widthPx * 4)
    layOver(pixels, layer)
    return { rgba, delayMs }
  })
}

/** Neither the width asked for nor the drawn frames are passed; all sides stay whole pixels. */
function scaledDown(
  document: MemeDocument,
  wantedWidthPx: number | undefined,
  scale: number,
  measure: MeasureText,
): MemeDocument {
  const size = memeSize(document, measure)
  const widthPx = Math.max(pictureWidthPxMin, Math.round((wantedWidthPx ?? size.widthPx) * scale))
  const factor = Math.min(
    widthPx / size.widthPx,
    (frameSidePxMax * scale) / Math.max(document.pictureWidthPx, document.pictureHeightPx),
    (heightPxMax * scale) / size.heightPx,
  )
  return factor === 1 ? document : scaleMeme(document, factor)
}
