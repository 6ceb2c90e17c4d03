import { Piscina } from 'piscina'
import { AppError } from '@/contracts/errors'
import type { RenderJob, RenderRefusal, RenderWorkerData } from './render-job'

export interface RenderPoolOptions {
  /** Program of the threads; exports `render`. */
  workerFile: string
  workerData: RenderWorkerData
  threads: number
  /** Pictures that one thread works at; more than one, because libvips encodes beside the thread that paints. */
  atOncePerThread: number
  /** Pictures that may wait for a thread. */
  waitingMax: number
  /** How much the threads yield to others, 0..19; Linux only, elsewhere it would slow the whole process. */
  nice: number
}

/** Threads that are not needed end after this time; one stays. */
const idleMsMax = 30_000

/** Worker threads that paint, and the queue before them. */
export class RenderPool {
  private readonly pool: Piscina<RenderJob | undefined, Uint8Array | RenderRefusal>
  private closed = false

  constructor(private readonly options: RenderPoolOptions) {
    this.pool = new Piscina({
      filename: options.workerFile,
      name: 'render',
      execArgv: ['--import', 'tsx'],
      workerData: options.workerData,
      minThreads: 1,
      maxThreads: options.threads,
      concurrentTasksPerWorker: options.atOncePerThread,
      idleTimeout: idleMsMax,
      stricterFIFO: true,
      niceIncrement: process.platform === 'linux' ? options.nice : 0,
      // An idle thread that sleeps on a lock cannot finish what libvips encodes for it.
      atomics: 'disabled',
      recordTiming: false,
    })
    // A thread that ends between two pictures is replaced; there is nobody to tell.
    this.pool.on('error', () => undefined)
  }

  /**
   * @throws SERVICE_UNAVAILABLE when too many wait already, or after `close`
   * @throws INTERNAL when the thread ended or failed; the next picture gets another thread
   * @throws AppError as the painter does
   */
  async run(job: RenderJob): Promise<Uint8Array> {
    if (this.closed) throw new AppError('SERVICE_UNAVAILABLE', 'The server is about to restart. Try again.')
    if (this.pool.queueSize >= this.options.waitingMax) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many pictures are being made at the moment. Try again in a few seconds.',
      )
    }
    const answer = await this.pool.run(job).catch((cause: unknown) => {
      throw new AppError('INTERNAL', 'The picture could not be made.', { cause })
    })
    if (answer instanceof Uint8Array) return answer
    throw new AppError(answer.code, answer.message)
  }

  async warmUp(): Promise<void> {
    await this.pool.run(undefined, { name: 'warmUp' })
  }

  /** Finishes what is running; what waits is refused. */
  close(): Promise<void> {
    this.closed = true
    return this.pool.close()
  }
}
