import { Piscina } from 'piscina'
import { AppError } from '@/contracts/errors'
import type { TextJobs, TextWorkerData } from './text-jobs'

export interface TextPoolOptions {
  /** Program of the threads; exports a function for each job. */
  workerFile: string
  workerData: TextWorkerData
  threads: number
  /** Jobs that may wait for a thread; 0 takes none at all. */
  waitingMax: number
  /** For one job and the start of its thread, without waiting; a minute when absent. */
  timeLimitMs?: number | undefined
}

/** Many times what a thread takes to start on a slow machine, which takes many times as long as any text. */
const timeLimitDefaultMs = 60_000
/** Threads that are not needed end after this time; one stays. */
const idleMsMax = 30_000

/** Worker threads that read, write and lay out texts, and the queue before them. */
export class TextPool {
  private readonly pool: Piscina<unknown, unknown>
  /** Piscina's own queue loses its order where jobs can be ended: so no more is handed to it than runs at once. */
  private readonly waiting: (() => void)[] = []
  private running = 0
  private closed = false

  constructor(private readonly options: TextPoolOptions) {
    this.pool = new Piscina({
      filename: options.workerFile,
      // Only a source needs a loader.
      execArgv: options.workerFile.endsWith('.ts') ? ['--import', 'tsx'] : [],
      workerData: options.workerData,
      minThreads: 1,
      maxThreads: options.threads,
      idleTimeout: idleMsMax,
      recordTiming: false,
    })
    // A thread that ends between two jobs is replaced; nobody waits for its answer.
    this.pool.on('error', (error) => console.error('A text thread ended:', error))
  }

  /**
   * @param signal drops a job that has not begun; one that runs is short
   * @throws SERVICE_UNAVAILABLE when too many wait already, or after `close`
   * @throws INTERNAL when the thread ended, failed or hung; the next job gets another thread
   */
  async run<Name extends keyof TextJobs>(
    name: Name,
    input: Parameters<TextJobs[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<TextJobs[Name]>>> {
    if (this.closed) throw new AppError('SERVICE_UNAVAILABLE', 'The server is about to restart. Try again.')
    await this.turn(signal)
    try {
      return (await this.runInTime(name, input)) as Awaited<ReturnType<TextJobs[Name]>>
    } catch (cause) {
      throw new AppError('INTERNAL', 'The text could not be worked on.', { cause })
    } finally {
      // A place that is handed on stays taken.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }

  /** @throws the signal's reason when it is aborted before the turn comes */
  private async turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (this.running < this.options.threads) {
      this.running++
      return
    }
    if (this.waiting.length >= this.options.waitingMax) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Too many texts are being worked on at the moment. Try again in a few seconds.',
      )
    }
    await this.place(signal)
  }

  private place(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.waiting.push(begin)
    })
  }

  /** A thread that hangs would be lost for ever: it is ended, and another takes its place. */
  private async runInTime(name: string, input: unknown): Promise<unknown> {
    const timeUp = new AbortController()
    const timer = setTimeout(() => timeUp.abort(), this.options.timeLimitMs ?? timeLimitDefaultMs)
    try {
      return await this.pool.run(input, { name, signal: timeUp.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Finishes what is running and fails what waits; nothing new is taken. */
  close(): Promise<void> {
    this.closed = true
    return this.pool.close()
  }
}
