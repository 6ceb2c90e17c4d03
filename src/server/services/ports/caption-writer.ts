import type { WriterAnswer, WriterRequest, WrittenMeme } from '@/core/writer/written-meme'

export interface CaptionRequest extends WriterRequest {
  /** Kind of templates that the words are for. */
  pictures: 'still' | 'moving'
  /** Memes that the caller got for this text before; a language model tells none of them again. */
  told?: readonly Pick<WrittenMeme, 'header' | 'words'>[] | undefined
  /** Whose run it is, for what a language model may cost in a day; absent where nobody is signed in. */
  accountId?: string | undefined
}

/** Observer of a text while it is written. */
export interface WritingWatch {
  /** Ends the waiting for better memes; what has come until then counts. */
  signal: AbortSignal
  /** Once, before any `onMeme`, and only where better memes may come: what there is without them. */
  onDrafts(memes: readonly WrittenMeme[]): Promise<void>
  /** For each better meme as it comes. All of them are in the answer. */
  onMeme(meme: WrittenMeme): Promise<void>
}

/** Turns a text into words for templates, by rules or by a language model. */
export interface CaptionWriter {
  /** Writes as many memes as asked for, each on a template of its own, every slot within its length. */
  write(request: CaptionRequest, watch?: WritingWatch): Promise<WriterAnswer>
}
