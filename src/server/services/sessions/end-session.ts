import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { seenSessions } from '../../db/schema/seen-sessions'
import { recordAudit } from '../audit/record-audit'
import type { ServiceContext } from '../service-context'
import { findShownSessions, sessionKey } from './shown-sessions'

/**
 * Signs out another session of the caller's account: every call with its tokens is refused from now on. The sign-in
 * service ends a single session by its own token only, so that follows at the session's next call.
 * @param key as `listSessions` gives it
 * @throws NOT_FOUND also for a session of another account, and for the one that asks
 * decision: ADR-0022
 */
export async function endSession(context: ServiceContext, key: string): Promise<void> {
  const shown = await findShownSessions(context)
  const found = shown.find(({ sessionId }) => sessionKey(sessionId) === key)
  if (!found || found.sessionId === context.sessionId) throw notFound()
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .update(seenSessions)
      .set({ endedAt: context.now() })
      .where(and(eq(seenSessions.sessionId, found.sessionId), isNull(seenSessions.endedAt)))
      .returning({ sessionId: seenSessions.sessionId })
    if (ended.length === 0) throw notFound()
    await recordAudit({ ...context, db: tx }, 'session.other-ended')
  })
}

const notFound = () => new AppError('NOT_FOUND', 'That session is over already.')
