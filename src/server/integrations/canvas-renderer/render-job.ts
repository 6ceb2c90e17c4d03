import type { ErrorCode } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import type { VisualDocument } from '@/core/visual/visual-document'
import type {
  FilledTemplate,
  RenderOptions,
  VisualRenderOptions,
} from '@/server/services/ports/meme-renderer'

/** Directories that a painter reads from. */
export interface RendererPlaces {
  /** The directory that is served at `/`. */
  publicDir: string
  /** Directory of the caption font packages, such as `node_modules/@fontsource`. */
  fontPackagesDir: string
}

export interface PainterOptions extends RendererPlaces {
  /** Bytes of scaled pictures that are kept; 128 MiB when absent. */
  pictureBytesMax?: number | undefined
}

/** One picture to paint; crosses between threads, so it is plain data. */
export type RenderJob = MemeJob | TemplateJob | VisualJob

export interface MemeJob {
  kind: 'meme'
  document: MemeDocument
  /** How the document's picture moves; null for a still. */
  motion: Motion | null
  /** The file of the picture, where it is somebody's own and lies beside no template. */
  uploadedFile?: Uint8Array | undefined
  options: RenderOptions
}

/** A meme that is laid out where it is painted. */
export interface TemplateJob {
  kind: 'template'
  parts: FilledTemplate
  motion: Motion | null
  options: Omit<RenderOptions, 'altText' | 'shape'>
}

export interface VisualJob {
  kind: 'visual'
  document: VisualDocument
  options: VisualRenderOptions
}

/** Message to a worker thread. */
export interface RenderTask {
  job: RenderJob
  /** One word in shared memory; not 0 once nobody wants the picture any more. */
  stop: Int32Array
  /** One word in shared memory: the checkpoints that the thread has passed. */
  progress: Int32Array
}

/** A failure that the caller may read: errors lose their codes between threads. */
export interface RenderRefusal {
  code: ErrorCode
  message: string
}

/** Start-up data of a worker thread. */
export interface RenderWorkerData extends PainterOptions {
  fontMemory: SharedArrayBuffer
}

/** True for pictures that are painted frame by frame. */
export function isMoving({ motion, options }: Pick<MemeJob | TemplateJob, 'motion' | 'options'>): boolean {
  return options.format === 'gif' || (options.format === 'webp' && motion !== null)
}
