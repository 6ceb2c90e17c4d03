export interface FairLimits {
  /** Tasks that run at once. */
  runningMax: number
  /** Of these, tasks of one caller. */
  runningPerCallerMax: number
  /** Tasks that may wait; 0 takes none at all. */
  waitingMax: number
  /** Of these, tasks of one caller. */
  waitingPerCallerMax: number
}

export interface TaskCaller {
  /** Callers take turns by this. */
  id: string
  /** A task that has not begun is dropped once this is aborted; one that runs has to see to it itself. */
  signal?: AbortSignal | undefined
}

/** A task was not taken, because too many wait: of its own caller, or of all. */
export class QueueFullError extends Error {
  constructor(readonly of: 'caller' | 'all') {
    super(`Too many tasks of ${of} wait.`)
  }
}

interface Waiting {
  begin(): void
}

/**
 * Limits how many tasks run at once, fairly: callers with waiting tasks take turns, whoever they are and however many
 * tasks each of them has. The tasks of one caller begin in their order.
 */
export class FairLimiter {
  /** In the order of turns: whoever had a turn goes to the end. */
  private readonly queues = new Map<string, Waiting[]>()
  private readonly runningOf = new Map<string, number>()
  private running = 0

  constructor(private readonly limits: FairLimits) {}

  /** Tasks that have not begun. */
  get waiting(): number {
    let count = 0
    for (const queue of this.queues.values()) count += queue.length
    return count
  }

  /**
   * @throws QueueFullError
   * @throws the signal's reason when it is aborted before the task begins
   */
  async run<T>(task: () => Promise<T>, { id, signal }: TaskCaller): Promise<T> {
    signal?.throwIfAborted()
    if ((this.queues.get(id)?.length ?? 0) >= this.limits.waitingPerCallerMax)
      throw new QueueFullError('caller')
    if (this.waiting >= this.limits.waitingMax) throw new QueueFullError('all')
    if (this.mayRun(id)) this.count(id, 1)
    else await this.turn(id, signal)
    try {
      return await task()
    } finally {
      this.count(id, -1)
      this.beginNext()
    }
  }

  private mayRun(id: string): boolean {
    const { runningMax, runningPerCallerMax } = this.limits
    return this.running < runningMax && (this.runningOf.get(id) ?? 0) < runningPerCallerMax
  }

  private count(id: string, change: 1 | -1): void {
    const ofCaller = (this.runningOf.get(id) ?? 0) + change
    if (ofCaller > 0) this.runningOf.set(id, ofCaller)
    else this.runningOf.delete(id)
    this.running += change
  }

  private turn(id: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        this.keep(
          id,
          (this.queues.get(id) ?? []).filter((other) => other !== waiting),
        )
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.keep(id, [...(this.queues.get(id) ?? []), waiting])
    })
  }

  /** A queue that is known keeps its turn. */
  private keep(id: string, queue: Waiting[]): void {
    if (queue.length > 0) this.queues.set(id, queue)
    else this.queues.delete(id)
  }

  private beginNext(): void {
    for (const [id, [next, ...others]] of this.queues) {
      if (!(next && this.mayRun(id))) continue
      this.queues.delete(id)
      this.keep(id, others)
      this.count(id, 1)
      next.begin()
      return
    }
  }
}
