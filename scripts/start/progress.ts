/** How long the terminal may stay silent, in ms. */
const silenceLimitMs = 5000

/**
 * The lines of a start. Its steps run side by side and some say nothing for a minute: after a few seconds of silence a
 * line names the steps that still run.
 */
export class Progress {
  private readonly startedAtMs = performance.now()
  private readonly running = new Set<string>()
  private silence: NodeJS.Timeout | undefined

  constructor(
    private readonly print: (line: string) => void,
    private readonly limitMs = silenceLimitMs,
  ) {}

  readonly say = (line: string): void => {
    this.print(line)
    if (this.running.size > 0) this.waitForSilence()
  }

  /** @param name what the step does, such as "building the pages" */
  async during<T>(name: string, step: Promise<T>): Promise<T> {
    this.running.add(name)
    this.waitForSilence()
    try {
      return await step
    } finally {
      this.running.delete(name)
      if (this.running.size === 0) clearTimeout(this.silence)
    }
  }

  private waitForSilence(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      const seconds = Math.round((performance.now() - this.startedAtMs) / 1000)
      this.say(`Still ${[...this.running].join(' and ')} (${seconds} s).`)
    }, this.limitMs)
    this.silence.unref()
  }
}
