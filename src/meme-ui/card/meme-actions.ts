import type { Result } from '@/contracts/meme-shapes'

/** What a page lets one do with a meme besides what can be done with any; what is absent is not offered. */
export interface MemeActions {
  /** Whether a reroll leaves it where it is. */
  lock?: { isLocked: boolean; onToggle: (result: Result) => void }
  /** The same words on another picture. Resolves when it is there; never rejects. */
  onSwap?: (result: Result) => Promise<void>
  /** Others of this kind, and what they cost. */
  moreLike?: { cost: number; onAsk: (result: Result) => void }
  onDelete?: (result: Result) => void
  /** Told of what was changed elsewhere, such as its share link. */
  onChange?: (result: Result) => void
}
