import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isProduction } from '@/env/production'
import type { MemeRenderer, RenderCaller } from '../../services/ports/meme-renderer'
import { type CanvasRendererOptions, findUploadedFile, rendererPlaces } from './canvas-renderer'
import { DrawingVersions } from './drawing-versions'
import { processFonts } from './font-ledger'
import { isMoving, type MemeJob, type TemplateJob } from './render-job'
import { RenderPool } from './render-pool'

/** Four paint some 400 JPEGs a second; more would mostly cost memory. */
const threadsMax = 4
/** Encoding runs beside the thread that paints: two keep it busy. */
const stillsAtOncePerThread = 2
/** Bounds memory: a document that waits may have 64 kB. */
const stillsWaitingMax = 480
/** The number of pictures that a page shows at once. */
const stillsWaitingPerCallerMax = 48
/** Scaled pictures that all threads of a pool keep. */
const pictureBytesOfAll = 128 * 1024 * 1024
const movingWaitingMax = 64
const movingWaitingPerCallerMax = 12
const movingNice = 5

export interface ThreadedRenderer extends MemeRenderer {
  /** Starts a thread and opens the large fonts in it, before the first person waits for them. */
  warmUp(): Promise<void>
  /** Pictures that wait for a thread. */
  waiting(): number
  /** Finishes what is running and ends the threads. */
  close(): Promise<void>
}

export interface ThreadedRendererOptions extends CanvasRendererOptions {
  /** Threads of each pool; the processors, four at most, when absent. */
  threads?: number | undefined
  /** Stills that may wait; 480 when absent. */
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
    waitingPerCallerMax: stillsWaitingPerCallerMax,
    nice: 0,
  })
  let moving: RenderPool | undefined
  const movingPool = () => {
    moving ??= new RenderPool({
      ...common,
      atOncePerThread: 1,
      waitingMax: movingWaitingMax,
      waitingPerCallerMax: movingWaitingPerCallerMax,
      nice: movingNice,
    })
    return moving
  }

  const run = (job: MemeJob | TemplateJob, caller?: RenderCaller) => {
    const pool = isMoving(job) ? movingPool() : stills
    if (job.kind === 'template') return pool.run(job, caller)
    const { imageName } = job.document
    return pool.run(
      async () => ({ ...job, uploadedFile: await findUploadedFile(imageName, options) }),
      caller,
    )
  }

  return {
    render: async (document, renderOptions, caller) =>
      run({ kind: 'meme', document, motion: motionOf(document.imageName), options: renderOptions }, caller),
    renderTemplate: async (parts, renderOptions, caller) =>
      run({ kind: 'template', parts, motion: parts.template.motion ?? null, options: renderOptions }, caller),
    renderVisual: (document, renderOptions, caller) =>
      stills.run({ kind: 'visual', document, options: renderOptions }, caller),
    drawingVersion: (imageName) => drawings.get(imageName),
    waiting: () => stills.waiting + (moving?.waiting ?? 0),
    warmUp: () => stills.warmUp(),
    close: async () => {
      await Promise.all([stills.close(), moving?.close()])
    },
  }
}

/**
 * The program of the threads: as it was built, or its source while the product is worked on. The path is put together
 * at run time and hidden from the bundler, which would bundle a file that it saw and, where it cannot tell which file
 * is meant, trace the whole project.
 */
function workerFile(): string {
  const file = isProduction
    ? ['dist', 'render-worker.js']
    : ['src', 'server', 'integrations', 'canvas-renderer', 'render-worker.ts']
  return path.join(/* turbopackIgnore: true */ process.cwd(), ...file)
}
