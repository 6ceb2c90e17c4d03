import sharp from 'sharp'
import type { MeasureText } from '@/core/meme/draw-op'
import { CanvasPool } from './canvas-pool'
import { processFonts } from './font-ledger'
import { createMeasureText } from './measure-text'
import { createMemePainter } from './meme-painter'
import type { PainterOptions, RenderJob } from './render-job'
import { renderVisual } from './visual-painter'

export interface Painter {
  measure: MeasureText
  /** The encoded image. @throws as the painters of memes and visuals do */
  render(job: RenderJob): Promise<Uint8Array>
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
    render: (job) => (job.kind === 'meme' ? memes.render(job) : renderVisual(job, easel)),
  }
}
