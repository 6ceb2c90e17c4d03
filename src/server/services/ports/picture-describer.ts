import type { ModelUsage } from '@/core/writer/written-meme'

/** A model's description of a picture, with its token usage. */
export interface DescribedPicture {
  /** One short phrase in English: "a cat asleep on a keyboard". Null when nothing of use came. */
  description: string | null
  /** Null when no model answered. */
  usage: ModelUsage | null
}

/** Looks at pictures. */
export interface PictureDescriber {
  /**
   * Never rejects and never takes long: without an answer the memes are written without it.
   *
   * @param accountId whose run it is, for what a language model may cost in a day
   */
  describe(bytes: Uint8Array, accountId: string): Promise<DescribedPicture>
}
