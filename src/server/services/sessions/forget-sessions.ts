import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { seenSessions } from '../../db/schema/seen-sessions'

/** Takes a session off the list once it was ended. */
export async function forgetSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(seenSessions).where(eq(seenSessions.sessionId, sessionId))
}

/** Takes all other sessions of an account off the list. */
export async function forgetOtherSessions(
  db: Database,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const kept = keptSessionId === null ? undefined : ne(seenSessions.sessionId, keptSessionId)
  await db.delete(seenSessions).where(and(eq(seenSessions.userId, userId), kept))
}
