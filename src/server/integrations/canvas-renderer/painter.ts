import sharp from 'sharp'
import { composeMeme } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import { CanvasPool } from './canvas-pool'
import { processFonts } from './font-ledger'
import { createMeasureText } from './measure-text'
import { createMemePainter } from './meme-painter'
import type { Checkpoint } from './paint-in-parts'
import type { MemeJob, PainterOptions, RenderJob, TemplateJob } from './render-job'
import { renderVisual } from './visual-painter'

export interface Painter {
  measure: MeasureText
  /** The encoded image. @throws as the painters of memes and visuals do, and as the checkpoint does */
  render(job: RenderJob, checkpoint?: Checkpoint): Promise<Uint8Array>
}

/**
 * Paints memes and visuals in the thread that calls it, with one set of fonts and canvases.
 *
 * @throws Error at once when a caption font cannot be loaded
 */
export function createPainter(options: PainterOptions, fonts = processFonts): Painter {
  // Pictures, and the parts of a large one, are encoded side by side: threads for each of them would only be started
  // and waited for, and what libvips remembers of one is of no use to the next. Both hold for the whole process.
  sharp.concurrency(1)
  sharp.cache(false)
  const measure = createMeasureText(options.fontPackagesDir, fonts)
  const easel = { measure, pool: new CanvasPool() }
  const memes = createMemePainter(options, easel)
  return {
    measure,
    async render(job, checkpoint = () => {}) {
      checkpoint()
      if (job.kind === 'visual') return renderVisual(job, easel)
      return memes.render(job.kind === 'template' ? filledTemplate(job, measure) : job, checkpoint)
    },
  }
}

function filledTemplate({ parts, motion, options }: TemplateJob, measure: MeasureText): MemeJob {
  const document = composeMeme(parts, measure)
  const altText = describeMeme(parts.template, document)
  return { kind: 'meme', document, motion, options: { ...options, altText } }
}
