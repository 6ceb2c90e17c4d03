import type { Result } from '@/contracts/meme-shapes'

/** Actions that a page adds to those of every meme; an absent one is not offered. */
export interface MemeActions {
  /** A locked meme stays in its place during a reroll. */
  lock?: { isLocked: boolean; onToggle: (result: Result) => void }
  /** The same words on another picture. Resolves when it is there; never rejects. */
  onSwap?: (result: Result) => Promise<void>
  /** Others of this kind, and what they cost. */
  moreLike?: { cost: number; onAsk: (result: Result) => void }
  onDelete?: (result: Result) => void
  /** Called after a change elsewhere, such as of its share link. */
  onChange?: (result: Result) => void
}
