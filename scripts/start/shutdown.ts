/** Undoes what a start has begun, last first, whether it ends by Ctrl-C, by a failure or by a child's death. */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = []
  private running: Promise<void> | undefined

  /** Remembers how to end what was just started; once the shutdown has begun, ends it at once. */
  add(step: () => Promise<void>): void {
    if (this.begun) void step()
    else this.steps.push(step)
  }

  /** Runs every step once, even when one fails; a second call waits for the first. */
  run(): Promise<void> {
    this.running ??= this.undo()
    return this.running
  }

  get begun(): boolean {
    return this.running !== undefined
  }

  private async undo(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      await step().catch((error) => console.error(error instanceof Error ? error.message : error))
    }
  }
}
