import type { WriterAnswer, WriterRequest } from '@/core/writer/written-meme'

export interface CaptionRequest extends WriterRequest {
  /** Whether the words are for templates that stand still or for those that move. */
  pictures: 'still' | 'moving'
}

/** Turns a text into words for templates, by rules or by a language model. */
export interface CaptionWriter {
  /** As many memes as asked for, no two on one template, every slot within its length. */
  write(request: CaptionRequest): Promise<WriterAnswer>
}
