import type { Result } from '@/contracts/meme-shapes'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Failure } from '@/lib/failure'

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' }
  /** The meme was changed elsewhere: the person decides. */
  | { kind: 'conflict'; theirs: Result }
  | Exclude<Failure, { kind: 'conflict' }>

/** The meme as the server last returned it. */
export type SavedMeme = Pick<Result, 'id' | 'updatedAt'>

export interface SaverPorts {
  /** @param saved absent for a meme that is not kept yet */
  send(document: MemeDocument, saved: SavedMeme | null): Promise<Result>
  read(id: string): Promise<Result>
  failureOf(error: unknown): Failure
  onState(state: SaveState): void
  onSaved(result: Result): void
}

/** Pause after the last edit before it is sent, and before a failed one is sent again, in ms. */
const restMs = 800
const againMs = 10_000

/** Sends edits one after the other and only the newest; keeps an edit that could not be sent and reports why. */
export class MemeSaver {
  private pending: MemeDocument | null = null
  private running: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly ports: SaverPorts,
    private saved: SavedMeme | null,
  ) {}

  /** Takes an edit, to be sent after a pause. */
  change(document: MemeDocument): void {
    this.pending = document
    if (!this.running) this.ports.onState({ kind: 'waiting' })
    this.sendAfter(restMs)
  }

  /** Sends pending edits at once. @returns true when all have arrived */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.running ??= this.sendAll().finally(() => {
      this.running = null
    })
    await this.running
    return this.pending === null
  }

  /** Bases later edits on this state of the meme and drops pending ones. */
  reset(saved: SavedMeme | null): void {
    clearTimeout(this.timer)
    this.pending = null
    this.saved = saved
    this.ports.onState({ kind: 'saved' })
  }

  /** Overwrites their state with ours. */
  async keepMine(theirs: SavedMeme): Promise<void> {
    this.saved = theirs
    await this.flush()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private sendAfter(delayMs: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), delayMs)
  }

  private async sendAll(): Promise<void> {
    while (this.pending) {
      const document = this.pending
      this.ports.onState({ kind: 'saving' })
      try {
        const result = await this.ports.send(document, this.saved)
        this.saved = result
        if (this.pending === document) this.pending = null
        this.ports.onSaved(result)
      } catch (error) {
        await this.refuse(error)
        return
      }
    }
    this.ports.onState({ kind: 'saved' })
  }

  private async refuse(error: unknown): Promise<void> {
    const failure = this.ports.failureOf(error)
    if (failure.kind === 'conflict' && this.saved) {
      const theirs = await this.ports.read(this.saved.id).catch(() => null)
      if (theirs) return this.ports.onState({ kind: 'conflict', theirs })
    }
    this.ports.onState(failure.kind === 'conflict' ? { kind: 'failed' } : failure)
    if (failure.kind !== 'refused' && failure.kind !== 'signedOut') this.sendAfter(againMs)
  }
}
