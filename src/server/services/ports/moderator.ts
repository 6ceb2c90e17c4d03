/** What no account may have drawn. */
export type BlockedCategory = 'hate' | 'sexual-minors' | 'threat' | 'doxxing' | 'self-harm'

export type ModerationVerdict =
  | { allowed: true }
  /** `message` is a whole sentence that a person may read. */
  | { allowed: false; category: BlockedCategory; message: string }

/** Reads a text before anything is drawn or charged. */
export interface Moderator {
  check(text: string): Promise<ModerationVerdict>
}
