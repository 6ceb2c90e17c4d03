import type { Database } from '../../db/client'
import { noteSession, type SeenSession } from './note-session'

export interface SessionNotes {
  /** Writes down that a session was here, once in a while. Never fails. */
  note(seen: SeenSession): Promise<void>
  /** Ends when what is being written down now is written. */
  settled(): Promise<void>
}

const stepMs = 10 * 60 * 1000
const rememberedMax = 10_000

/** A session calls many times a minute; one row in ten minutes says as much. */
export function createSessionNotes(db: Database, onFailure: (error: unknown) => void): SessionNotes {
  const notedAtMs = new Map<string, number>()
  const writing = new Set<Promise<void>>()
  return {
    settled: async () => void (await Promise.all(writing)),
    async note(seen) {
      const { sessionId } = seen.identity
      if (sessionId === null) return
      const nowMs = Date.now()
      if (nowMs - (notedAtMs.get(sessionId) ?? Number.NEGATIVE_INFINITY) < stepMs) return
      if (notedAtMs.size >= rememberedMax) notedAtMs.clear()
      notedAtMs.set(sessionId, nowMs)
      const written = noteSession({ db, now: () => new Date() }, seen).catch((error: unknown) => {
        notedAtMs.delete(sessionId)
        onFailure(error)
      })
      writing.add(written)
      await written
      writing.delete(written)
    },
  }
}
