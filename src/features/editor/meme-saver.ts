import type { Result } from '@/contracts/meme-shapes'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { SaveFailure } from './save-failure'

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' }
  /** It was changed elsewhere: the person decides. */
  | { kind: 'conflict'; theirs: Result }
  | Exclude<SaveFailure, { kind: 'conflict' }>

/** What the server knows of the meme. */
export type SavedMeme = Pick<Result, 'id' | 'updatedAt'>

export interface SaverPorts {
  /** @param saved absent for a meme that is not kept yet */
  send(document: MemeDocument, saved: SavedMeme | null): Promise<Result>
  read(id: string): Promise<Result>
  failureOf(error: unknown): SaveFailure
  onState(state: SaveState): void
  onSaved(result: Result): void
}

/** How long nothing more is done before what was done is sent, and before it is sent again, in ms. */
const restMs = 800
const againMs = 10_000

/** Sends what was done, one after the other and the newest only; keeps what could not be sent and says why. */
export class MemeSaver {
  private pending: MemeDocument | null = null
  private running: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly ports: SaverPorts,
    private saved: SavedMeme | null,
  ) {}

  /** Notes what is to be sent once the hands rest. */
  change(document: MemeDocument): void {
    this.pending = document
    if (!this.running) this.ports.onState({ kind: 'waiting' })
    this.sendAfter(restMs)
  }

  /** Sends at once what is not sent yet. @returns whether all of it has arrived */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.running ??= this.sendAll().finally(() => {
      this.running = null
    })
    await this.running
    return this.pending === null
  }

  /** From now on an edit lies over this state of the meme; what is not sent yet is forgotten. */
  reset(saved: SavedMeme | null): void {
    clearTimeout(this.timer)
    this.pending = null
    this.saved = saved
    this.ports.onState({ kind: 'saved' })
  }

  /** Ours goes over theirs. */
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
    if (['offline', 'failed', 'conflict'].includes(failure.kind)) this.sendAfter(againMs)
  }
}
