import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { MemeRenderer } from '../../services/ports/meme-renderer'
import { type CanvasRendererOptions, findUploadedFile, rendererPlaces } from './canvas-renderer'
import { DrawingVersions } from './drawing-versions'
import { processFonts } from './font-ledger'
import { isMoving } from './render-job'
import { RenderPool } from './render-pool'

/** Four paint some 400 JPEGs a second; more would mostly cost memory. */
const threadsMax = 4
/** Encoding runs beside the thread that paints: two keep it busy. */
const stillsAtOncePerThread = 2
/** Some two seconds of work. */
const stillsWaitingMax = 120
/** Scaled pictures that all threads of a pool keep. */
const pictureBytesOfAll = 128 * 1024 * 1024
const movingWaitingMax = 16
const movingNice = 5

export interface ThreadedRenderer extends MemeRenderer {
  /** Starts a thread and opens the large fonts in it, before the first person waits for them. */
  warmUp(): Promise<void>
  /** Finishes what is running and ends the threads. */
  close(): Promise<void>
}

export interface ThreadedRendererOptions extends CanvasRendererOptions {
  /** Threads of each pool; the processors, four at most, when absent. */
  threads?: number | undefined
  /** Stills that may wait; 120 when absent. */
  stillsWaitingMax?: number | undefined
}

/**
 * The renderer of the product: stills and moving pictures are painted in worker threads, each kind in a pool of its
 * own, so that a GIF keeps nobody's thumbnail waiting.
 */
export function createThreadedRenderer(options: ThreadedRendererOptions): ThreadedRenderer {
  const places = rendererPlaces(options)
  const motionOf = options.motionOf ?? (() => null)
  const drawings = new DrawingVersions(places.publicDir)
  const threads = options.threads ?? Math.min(threadsMax, availableParallelism())
  const pictureBytesMax = Math.floor(pictureBytesOfAll / threads)
  const common = {
    workerFile: workerFile(),
    workerData: { ...places, pictureBytesMax, fontMemory: processFonts.memory },
    threads,
  }
  const stills = new RenderPool({
    ...common,
    atOncePerThread: stillsAtOncePerThread,
    waitingMax: options.stillsWaitingMax ?? stillsWaitingMax,
    nice: 0,
  })
  let moving: RenderPool | undefined
  const movingPool = () => {
    moving ??= new RenderPool({
      ...common,
      atOncePerThread: 1,
      waitingMax: movingWaitingMax,
      nice: movingNice,
    })
    return moving
  }

  return {
    async render(document, renderOptions) {
      const motion = motionOf(document.imageName)
      const uploadedFile = await findUploadedFile(document.imageName, options)
      const job = { kind: 'meme' as const, document, motion, uploadedFile, options: renderOptions }
      return (isMoving(job) ? movingPool() : stills).run(job)
    },
    renderVisual: (document, renderOptions) =>
      stills.run({ kind: 'visual', document, options: renderOptions }),
    drawingVersion: (imageName) => drawings.get(imageName),
    warmUp: () => stills.warmUp(),
    close: async () => {
      await Promise.all([stills.close(), moving?.close()])
    },
  }
}

/**
 * The program of the threads: its source, which they run through tsx. The path is put together at run time, because a
 * bundler that saw it would make a bundle of its own.
 */
function workerFile(): string {
  return path.join(process.cwd(), 'src', 'server', 'integrations', 'canvas-renderer', 'render-worker.ts')
}
