import type { WriterAnswer, WriterRequest } from '@/core/writer/written-meme'

/** Turns a text into words for templates, by rules or by a language model. */
export interface CaptionWriter {
  /** As many memes as asked for, no two on one template, every slot within its length. */
  write(request: WriterRequest): Promise<WriterAnswer>
}
