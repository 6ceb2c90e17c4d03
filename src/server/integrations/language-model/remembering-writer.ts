import type { WriterAnswer } from '@/core/writer/written-meme'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'

const rememberedMax = 500
const rememberMs = 60 * 60_000

/**
 * Gives the same answer to the same request for an hour. A model writes something else each time, and a visitor who signs
 * up keeps the memes that the front page showed. It also pays once for a sentence that is tried again.
 */
export function createRememberingWriter(inner: CaptionWriter, nowMs: () => number = Date.now): CaptionWriter {
  const remembered = new Map<string, { answer: Promise<WriterAnswer>; untilMs: number }>()
  return {
    write(request) {
      const { text, count, variation, pictures, inputLanguage, outputLanguage } = request
      const key = JSON.stringify([text, count, variation, pictures, inputLanguage, outputLanguage])
      const known = remembered.get(key)
      if (known && known.untilMs > nowMs()) return known.answer
      const answer = inner.write(request)
      remembered.delete(key)
      remembered.set(key, { answer, untilMs: nowMs() + rememberMs })
      const [oldest] = remembered.keys()
      if (remembered.size > rememberedMax && oldest !== undefined) remembered.delete(oldest)
      answer.catch(() => remembered.delete(key))
      return answer
    },
  }
}
