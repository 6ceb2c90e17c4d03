import { Piscina } from 'piscina'
import { AppError } from '@/contracts/errors'
import { productCaller, type RenderCaller } from '../../services/ports/meme-renderer'
import { FairLimiter, QueueFullError } from './fair-limiter'
import type { RenderJob, RenderRefusal, RenderTask, RenderWorkerData } from './render-job'

export interface RenderPoolOptions {
  /** Program of the threads; exports `render`. */
  workerFile: string
  workerData: RenderWorkerData
  threads: number
  /**
   * Pictures that one thread works at; more than one, because libvips encodes beside the thread that paints. One caller
   * has as many under way as there are threads: the places that are left are for others.
   */
  atOncePerThread: number
  /** Pictures that may wait for a thread; 0 takes none at all. */
  waitingMax: number
  /** Limit for one caller; the whole limit when absent. */
  waitingPerCallerMax?: number | undefined
  /** How much the threads yield to others, 0..19; Linux only, elsewhere it would slow the whole process. */
  nice: number
  /** Time without a checkpoint after which a thread counts as hung; half a minute when absent. */
  stallLimitMs?: number | undefined
}

/** Many times what a thread takes to start, or from one checkpoint to the next. */
const stallLimitDefaultMs = 30_000
/** Threads that are not needed end after this time; one stays. */
const idleMsMax = 30_000

/** Worker threads that paint, and the queue before them. */
export class RenderPool {
  private readonly pool: Piscina<RenderTask | undefined, Uint8Array | RenderRefusal>
  /** Piscina's own queue knows no turns, and gives up its order for jobs that can be ended; so it is never filled. */
  private readonly limiter: FairLimiter
  private closed = false

  constructor(private readonly options: RenderPoolOptions) {
    this.pool = new Piscina({
      filename: options.workerFile,
      name: 'render',
      // Only a source needs a loader.
      execArgv: options.workerFile.endsWith('.ts') ? ['--import', 'tsx'] : [],
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
    this.limiter = new FairLimiter({
      runningMax: options.threads * options.atOncePerThread,
      runningPerCallerMax: options.threads,
      waitingMax: options.waitingMax,
      waitingPerCallerMax: options.waitingPerCallerMax ?? options.waitingMax,
    })
    // A thread that ends between two pictures is replaced; nobody waits for its answer.
    this.pool.on('error', (error) => console.error('A painting thread ended:', error))
  }

  /** Pictures that wait for a thread. */
  get waiting(): number {
    return this.limiter.waiting
  }

  /**
   * @param open the job, made when its turn comes: what waits takes no memory for its picture
   * @throws SERVICE_UNAVAILABLE when too many wait already, of this caller or of all, or after `close`
   * @throws INTERNAL when the thread ended, failed or hung; the next picture gets another thread
   * @throws AppError as `open` and the painter do
   * @throws the reason of the caller's signal once it is aborted: at once when the picture waits, and from the next
   * part of it on when it is being painted
   */
  async run(
    open: RenderJob | (() => Promise<RenderJob>),
    caller: RenderCaller = productCaller,
  ): Promise<Uint8Array> {
    if (this.closed) throw new AppError('SERVICE_UNAVAILABLE', 'The server is about to restart. Try again.')
    const answer = await this.limiter
      .run(async () => this.paint(typeof open === 'function' ? await open() : open, caller.signal), caller)
      .catch((cause: unknown) => {
        throw caller.signal?.aborted ? caller.signal.reason : failure(cause)
      })
    if (answer instanceof Uint8Array) return answer
    caller.signal?.throwIfAborted()
    throw new AppError(answer.code, answer.message)
  }

  /** The thread is not ended with its caller: it would lose its fonts, and whatever else it paints. */
  private async paint(job: RenderJob, signal: AbortSignal | undefined): Promise<Uint8Array | RenderRefusal> {
    signal?.throwIfAborted()
    const [stop, progress] = [sharedWord(), sharedWord()]
    const tellThread = () => Atomics.store(stop, 0, 1)
    signal?.addEventListener('abort', tellThread, { once: true })
    try {
      return await this.paintUnlessStalled({ job, stop, progress })
    } finally {
      signal?.removeEventListener('abort', tellThread)
    }
  }

  /**
   * A thread that hangs would be lost for ever: it is ended, and another takes its place. One that goes on is left to
   * its own limit of processor time: on a busy machine the same picture takes many times as long.
   */
  private async paintUnlessStalled(task: RenderTask): Promise<Uint8Array | RenderRefusal> {
    const stalled = new AbortController()
    let passedBefore = -1
    const timer = setInterval(() => {
      const passed = Atomics.load(task.progress, 0)
      if (passed === passedBefore) stalled.abort()
      passedBefore = passed
    }, this.options.stallLimitMs ?? stallLimitDefaultMs)
    try {
      return await this.pool.run(task, { signal: stalled.signal })
    } finally {
      clearInterval(timer)
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

function sharedWord(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

function failure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (!(cause instanceof QueueFullError)) {
    return new AppError('INTERNAL', 'The picture could not be made.', { cause })
  }
  return new AppError(
    'SERVICE_UNAVAILABLE',
    cause.of === 'caller'
      ? 'Too many of your pictures are being made at the moment. Try again in a few seconds.'
      : 'Too many pictures are being made at the moment. Try again in a few seconds.',
    { retryAfterSeconds },
  )
}

/** About as long as a queue takes to empty. */
const retryAfterSeconds = 2
