import { createHash } from 'node:crypto'
import type { BlockedCategory } from '@/core/moderation/judgement'
import type { ModerationVerdict, Moderator } from '@/server/services/ports/moderator'

/** Log entry of a refused text: the reason and a hash that recognises the same text again. Never the text itself. */
export interface RefusedText {
  category: BlockedCategory
  /** The first 16 hex digits of the SHA-256 of the text. */
  textHash: string
}

/** Logs each refusal. */
export function createLoggingModerator(
  inner: Moderator,
  onRefusal: (refused: RefusedText) => void,
): Moderator {
  const logged = (text: string, verdict: ModerationVerdict) => {
    if (!verdict.allowed) {
      const textHash = createHash('sha256').update(text).digest('hex').slice(0, 16)
      onRefusal({ category: verdict.category, textHash })
    }
    return verdict
  }
  const loggedAll = (texts: readonly string[], verdicts: readonly ModerationVerdict[]) =>
    verdicts.map((verdict, at) => logged(texts[at] ?? '', verdict))
  return {
    check: async (text) => logged(text, await inner.check(text)),
    checkEach: async (texts) => loggedAll(texts, await inner.checkEach(texts)),
    checkWritten: async (texts) => loggedAll(texts, await inner.checkWritten(texts)),
  }
}
