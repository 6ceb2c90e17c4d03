import { createHash } from 'node:crypto'
import { and, desc, eq, gte } from 'drizzle-orm'
import { seenSessions } from '../../db/schema/seen-sessions'
import type { ServiceContext } from '../service-context'

/** A browser or program that was signed in. */
export interface SessionView {
  /** Tells one from another; the session's own id stays here. */
  key: string
  /** `password`, `otp`, `magiclink`, `recovery`, `oauth`, `passkey`, or what else the sign-in service says. */
  method: string
  userAgent: string | null
  /** ISO 8601 UTC, as `lastSeenAt`. */
  firstSeenAt: string
  lastSeenAt: string
  isThisOne: boolean
}

const dayMs = 24 * 60 * 60 * 1000
/** Who was not here for so long is not shown: whether the session still stands, only the sign-in service knows. */
const shownDays = 30
const shownMax = 50

/** Where the caller was signed in of late: this one first, then the newest. A key sees none of it. */
export async function listSessions({
  actor,
  db,
  now,
  sessionId,
}: Pick<ServiceContext, 'actor' | 'db' | 'now' | 'sessionId'>): Promise<SessionView[]> {
  if (actor.kind !== 'user') return []
  const since = new Date(now().getTime() - shownDays * dayMs)
  const rows = await db
    .select()
    .from(seenSessions)
    .where(and(eq(seenSessions.userId, actor.userId), gte(seenSessions.lastSeenAt, since)))
    .orderBy(desc(seenSessions.lastSeenAt))
    .limit(shownMax)
  return rows
    .map((row) => ({
      key: createHash('sha256').update(row.sessionId).digest('hex').slice(0, 16),
      method: row.method,
      userAgent: row.userAgent,
      firstSeenAt: row.firstSeenAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isThisOne: row.sessionId === sessionId,
    }))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}
