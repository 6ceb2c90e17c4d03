import { Piscina } from 'piscina'
import { AppError } from '@/contracts/errors'
import type { RenderJob, RenderRefusal, RenderWorkerData } from './render-job'
import { WaitingLine } from './waiting-line'

export interface RenderPoolOptions {
  /** Program of the threads; exports `render`. */
  workerFile: string
  workerData: RenderWorkerData
  threads: number
  /** Pictures that one thread works at; more than one, because libvips encodes beside the thread that paints. */
  atOncePerThread: number
  /** Pictures that may wait for a thread; 0 takes none at all. */
  waitingMax: number
  /** How much the threads yield to others, 0..19; Linux only, elsewhere it would slow the whole process. */
  nice: number
  /** For one picture, without waiting; half a minute when absent. */
  timeLimitMs?: number | undefined
}

/** Many times what the largest GIF takes. */
const timeLimitDefaultMs = 30_000
/** Threads that are not needed end after this time; one stays. */
const idleMsMax = 30_000

/** Worker threads that paint, and the queue before them. */
export class RenderPool {
  private readonly pool: Piscina<RenderJob | undefined, Uint8Array | RenderRefusal>
  /** Piscina's own queue gives up its order for jobs that can be ended; so it is never filled. */
  private readonly line: WaitingLine
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
      niceIncrement: process.platform === 'linux' ? options.nice : 0,
      // An idle thread that sleeps on a lock cannot finish what libvips encodes for it.
      atomics: 'disabled',
      recordTiming: false,
    })
    this.line = new WaitingLine(options.threads * options.atOncePerThread)
    // A thread that ends between two pictures is replaced; nobody waits for its answer.
    this.pool.on('error', (error) => console.error('A painting thread ended:', error))
  }

  /**
   * @throws SERVICE_UNAVAILABLE when too many wait already, or after `close`
   * @throws INTERNAL when the thread ended, failed or hung; the next picture gets another thread
   * @throws AppError as the painter does
   */
  async run(job: RenderJob): Promise<Uint8Array> {
    if (this.closed) throw new AppError('SERVICE_UNAVAILABLE', 'The server is about to restart. Try again.')
    if (this.line.length >= this.options.waitingMax) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many pictures are being made at the moment. Try again in a few seconds.',
      )
    }
    const answer = await this.line
      .run(() => this.runInTime(job))
      .catch((cause: unknown) => {
        throw new AppError('INTERNAL', 'The picture could not be made.', { cause })
      })
    if (answer instanceof Uint8Array) return answer
    throw new AppError(answer.code, answer.message)
  }

  /** A thread that hangs would be lost for ever: it is ended, and another takes its place. */
  private async runInTime(job: RenderJob): Promise<Uint8Array | RenderRefusal> {
    const timeUp = new AbortController()
    const timer = setTimeout(() => timeUp.abort(), this.options.timeLimitMs ?? timeLimitDefaultMs)
    try {
      return await this.pool.run(job, { signal: timeUp.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  async warmUp(): Promise<void> {
    await this.pool.run(undefined, { name: 'warmUp' })
  }

  /** Finishes what is running and fails what waits; nothing new is taken. */
  close(): Promise<void> {
    this.closed = true
    return this.pool.close()
  }
}
