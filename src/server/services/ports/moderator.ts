import type { BlockedCategory, SoftCategory } from '@/core/moderation/judgement'

export type ModerationVerdict =
  | { allowed: true; tier: 'allow' }
  /** Drawn, and not for strangers' eyes as it is. */
  | { allowed: true; tier: 'soften'; category: SoftCategory }
  /** `message` is a whole sentence that a person may read. */
  | { allowed: false; tier: 'block'; category: BlockedCategory; message: string }

/** Reads words before they are drawn or charged for. */
export interface Moderator {
  check(text: string): Promise<ModerationVerdict>
  /** One verdict a text, in their order; a service is asked for all of them at once. */
  checkEach(texts: readonly string[]): Promise<ModerationVerdict[]>
  /** The same for words that a language model wrote: with stricter thresholds, because no person meant them. */
  checkWritten(texts: readonly string[]): Promise<ModerationVerdict[]>
}
