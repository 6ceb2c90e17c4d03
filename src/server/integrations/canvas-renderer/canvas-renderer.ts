import path from 'node:path'
import type { MeasureText } from '@/core/meme/draw-op'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { Motion } from '@/core/template/template'
import { type MemeRenderer, productCaller, type RenderCaller } from '../../services/ports/meme-renderer'
import { DrawingVersions } from './drawing-versions'
import { FairLimiter } from './fair-limiter'
import { createPainter } from './painter'
import type { RendererPlaces, RenderJob } from './render-job'

/** Memes painted or encoded at once; the rest wait, so that a burst costs time and not memory. */
const rendersAtOnceMax = 6

export interface CanvasRendererOptions {
  /** The directory that is served at `/`. */
  publicDir: string
  /** Directory of the caption font packages; `node_modules/@fontsource` beside `publicDir` when absent. */
  fontPackagesDir?: string | undefined
  /** How the picture of a name moves; null for a still, which all are when absent. */
  motionOf?: ((imageName: string) => Motion | null) | undefined
  /**
   * The file of an upload by its key; without it there are no uploads.
   * @throws NOT_FOUND | GONE
   */
  uploadedFileOf?: ((key: string) => Promise<Uint8Array>) | undefined
}

export interface CanvasRenderer extends MemeRenderer {
  measure: MeasureText
}

/** The file of a document's picture, when it is an upload. @throws NOT_FOUND | GONE */
export async function findUploadedFile(
  imageName: string,
  { uploadedFileOf }: CanvasRendererOptions,
): Promise<Uint8Array | undefined> {
  const key = uploadKeyOf(imageName)
  return key === null ? undefined : uploadedFileOf?.(key)
}

/**
 * The renderer in the thread of its caller, for tests and scripts; the product paints in worker threads.
 *
 * @throws Error at once when a caption font cannot be loaded
 */
export function createCanvasRenderer(options: CanvasRendererOptions): CanvasRenderer {
  const painter = createPainter(rendererPlaces(options))
  const limiter = new FairLimiter({
    runningMax: rendersAtOnceMax,
    runningPerCallerMax: rendersAtOnceMax,
    waitingMax: Number.POSITIVE_INFINITY,
    waitingPerCallerMax: Number.POSITIVE_INFINITY,
  })
  const motionOf = options.motionOf ?? (() => null)
  const drawings = new DrawingVersions(options.publicDir)
  const run = (open: () => Promise<RenderJob>, caller: RenderCaller = productCaller) =>
    limiter.run(async () => painter.render(await open(), () => caller.signal?.throwIfAborted()), caller)
  return {
    measure: painter.measure,
    drawingVersion: (imageName) => drawings.get(imageName),
    render: (document, renderOptions, caller) =>
      run(async () => {
        const uploadedFile = await findUploadedFile(document.imageName, options)
        const motion = motionOf(document.imageName)
        return { kind: 'meme', document, motion, uploadedFile, options: renderOptions }
      }, caller),
    renderTemplate: (parts, renderOptions, caller) =>
      run(
        async () => ({
          kind: 'template',
          parts,
          motion: parts.template.motion ?? null,
          options: renderOptions,
        }),
        caller,
      ),
    renderVisual: (document, renderOptions, caller) =>
      run(async () => ({ kind: 'visual', document, options: renderOptions }), caller),
  }
}

export function rendererPlaces({ publicDir, fontPackagesDir }: CanvasRendererOptions): RendererPlaces {
  return {
    publicDir,
    fontPackagesDir: fontPackagesDir ?? path.join(publicDir, '..', 'node_modules', '@fontsource'),
  }
}
