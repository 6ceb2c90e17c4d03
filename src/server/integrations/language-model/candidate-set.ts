import type { Template } from '@/core/template/template'
import type { Acceptance, MemeFault } from '@/core/writer/accept/accept-meme'
import { type ModelMeme, wordsOf } from '@/core/writer/accept/model-meme'
import { isNearDuplicate } from '@/core/writer/accept/near-duplicate'
import { captionsOfThemed, sharesCaption } from '@/core/writer/themed/fill-themed'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'

export type CandidateFault =
  | MemeFault
  | 'template-not-offered'
  | 'template-taken'
  | 'too-long'
  | 'told-before'

/** Told which memes were left out, as how many for which fault. */
export type OnFaults = (faults: ReadonlyMap<CandidateFault, number>, modelId: string) => void

export type TooLongMeme = Extract<Acceptance, { kind: 'too-long' }>

export interface CandidateSetOptions {
  request: CaptionRequest
  /** The templates that may be used. */
  templates: ReadonlyMap<string, Template>
  acceptor: MemeAcceptor
  /** All memes stand on one picture, and then they share no caption; otherwise each has a template of its own. */
  isOnePicture?: boolean | undefined
  /** Most memes that are kept. */
  countMax: number
  /** Called with each meme as it is accepted, one after the other. */
  onMeme?: ((meme: WrittenMeme) => Promise<void>) | undefined
}

/** The model's memes of one run, of whichever call: checked, no joke told twice. */
export class CandidateSet {
  /** In the order in which they came. */
  readonly memes: WrittenMeme[] = []
  /** Good but for the length of some captions. */
  readonly tooLong: TooLongMeme[] = []
  /** Why memes were left out, and how often. */
  readonly faults = new Map<CandidateFault, number>()
  private lastTurn: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: CandidateSetOptions) {}

  get isFull(): boolean {
    return this.memes.length >= this.options.countMax
  }

  /** True where no meme stands on the template of this one, or all stand on one picture. */
  hasRoomFor({ templateName }: Pick<WrittenMeme, 'templateName'>): boolean {
    const { isOnePicture } = this.options
    return isOnePicture === true || this.memes.every((meme) => meme.templateName !== templateName)
  }

  /** Undefined for one that may not be used. */
  templateOf(name: string): Template | undefined {
    return this.options.templates.get(name)
  }

  get missing(): number {
    return Math.max(0, this.options.request.count - this.memes.length)
  }

  /** Checks a meme and keeps it, or returns null. Calls at the same time are heard in the order of their memes. */
  consider(said: ModelMeme): Promise<WrittenMeme | null> {
    const turn = this.lastTurn.then(() => this.check(said))
    this.lastTurn = turn.catch(() => null)
    return turn
  }

  private async check(said: ModelMeme): Promise<WrittenMeme | null> {
    const { templates, acceptor, request, onMeme } = this.options
    const { templateId } = said
    if (this.isFull) return null
    if (!templates.has(templateId)) return this.refuse(['template-not-offered'])
    if (!this.hasRoomFor({ templateName: templateId })) return this.refuse(['template-taken'])
    const { text, outputLanguage } = request
    const acceptance = await acceptor.accept({ meme: said, text, outputLanguage })
    if (acceptance.kind === 'refused') return this.refuse(acceptance.faults)
    if (acceptance.kind === 'too-long') {
      this.tooLong.push(acceptance)
      return this.refuse(['too-long'])
    }
    if (this.isTold(acceptance.meme)) return this.refuse(['told-before'])
    this.memes.push(acceptance.meme)
    await onMeme?.(acceptance.meme)
    return acceptance.meme
  }

  private isTold(meme: WrittenMeme): boolean {
    const { request, isOnePicture } = this.options
    const said = wordsOf(meme)
    const captions = captionsOfThemed(meme)
    return (
      [...this.memes, ...(request.told ?? [])].some((other) => isNearDuplicate(wordsOf(other), said)) ||
      (isOnePicture === true &&
        this.memes.some((other) => sharesCaption(captionsOfThemed(other), captions, request.text)))
    )
  }

  private refuse(faults: readonly CandidateFault[]): null {
    for (const fault of faults) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1)
    return null
  }
}
