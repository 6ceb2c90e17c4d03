import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { seenSessions } from '../../db/schema/seen-sessions'
import { recordAudit } from '../audit/record-audit'
import type { SessionVerdict, VerifiedIdentity } from '../ports/identity-provider'

/** A session that just called, as its checked token and its request describe it. */
export interface SeenSession {
  identity: VerifiedIdentity
  userAgent: string | null
  /** SHA-256 of the network address, hex. */
  addressHash: string | null
  /** The token of a session that has ended is good for a while: it must not bring the session back to the list. */
  askSession(age: 'fresh'): Promise<SessionVerdict>
}

const userAgentCharsMax = 300

/** Writes down that a session was here. The first time is a sign-in, which the audit log keeps. */
export async function noteSession(
  { db, now }: { db: Database; now: () => Date },
  { identity, userAgent, addressHash, askSession }: SeenSession,
): Promise<void> {
  const { sessionId, userId, email, method } = identity
  if (sessionId === null) return
  const at = now()
  const known = await db
    .update(seenSessions)
    .set({ lastSeenAt: at, addressHash })
    .where(and(eq(seenSessions.sessionId, sessionId), eq(seenSessions.userId, userId)))
    .returning({ sessionId: seenSessions.sessionId })
  if (known.length > 0) return
  const verdict = await askSession('fresh')
  if (verdict.kind === 'ended' || verdict.identity.userId !== userId) return
  const seen = { userAgent: userAgent?.slice(0, userAgentCharsMax) ?? null, addressHash }
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(seenSessions)
      .values({ sessionId, userId, method, ...seen, firstSeenAt: at, lastSeenAt: at })
      .onConflictDoNothing()
      .returning({ sessionId: seenSessions.sessionId })
    if (fresh.length === 0) return
    const actor = { kind: 'user', userId, email } as const
    await recordAudit({ actor, db: tx, now, addressHash }, 'session.opened')
  })
}
