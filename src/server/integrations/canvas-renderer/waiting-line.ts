/** Lets a number of tasks run at once; the others begin in the order in which they came. */
export class WaitingLine {
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly atOnceMax: number) {}

  /** Tasks that have not begun. */
  get length(): number {
    return this.waiting.length
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnceMax) await new Promise<void>((begin) => this.waiting.push(begin))
    else this.running++
    try {
      return await task()
    } finally {
      // A place that is handed on stays taken.
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}
