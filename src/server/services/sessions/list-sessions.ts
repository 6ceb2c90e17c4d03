import type { ServiceContext } from '../service-context'
import { findShownSessions, sessionKey } from './shown-sessions'

/** A browser or program that was signed in. */
export interface SessionView {
  /** Names the session when it is signed out; its own id stays here. */
  key: string
  /** `password`, `otp`, `magiclink`, `recovery`, `oauth`, `passkey`, or what else the sign-in service says. */
  method: string
  userAgent: string | null
  /** ISO 8601 UTC, as `lastSeenAt`. */
  firstSeenAt: string
  lastSeenAt: string
  isThisOne: boolean
}

/** Recent sessions of the caller: this one first, then the newest. Keys see none. */
export async function listSessions(
  context: Pick<ServiceContext, 'actor' | 'db' | 'now' | 'sessionId'>,
): Promise<SessionView[]> {
  if (context.actor.kind !== 'user') return []
  const rows = await findShownSessions(context)
  return rows
    .map((row) => ({
      key: sessionKey(row.sessionId),
      method: row.method,
      userAgent: row.userAgent,
      firstSeenAt: row.firstSeenAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isThisOne: row.sessionId === context.sessionId,
    }))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}
