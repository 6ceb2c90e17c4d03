import { createHash } from 'node:crypto'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { seenSessions } from '../../db/schema/seen-sessions'
import type { ServiceContext } from '../service-context'

const dayMs = 24 * 60 * 60 * 1000
/** Older ones are left out: only the sign-in service knows whether they still stand. */
const shownDays = 30
const shownMax = 50

/** Sessions of the caller's account that were here of late and were not signed out, the newest first. */
export async function findShownSessions({ actor, db, now }: Pick<ServiceContext, 'actor' | 'db' | 'now'>) {
  const since = new Date(now().getTime() - shownDays * dayMs)
  const { userId, endedAt, lastSeenAt } = seenSessions
  return db
    .select()
    .from(seenSessions)
    .where(and(eq(userId, actor.userId), isNull(endedAt), gte(lastSeenAt, since)))
    .orderBy(desc(lastSeenAt))
    .limit(shownMax)
}

/** Names a session to its account; the id itself stays here. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 16)
}
