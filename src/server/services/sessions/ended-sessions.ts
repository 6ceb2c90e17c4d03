import { and, eq, isNotNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { AppError } from '@/contracts/errors'
import type { Database } from '../../db/client'
import { seenSessions } from '../../db/schema/seen-sessions'
import type { IdentityProvider, VerifiedIdentity } from '../ports/identity-provider'

export interface EndedSessions {
  /**
   * Tells whether the session of a checked token was signed out from another device.
   * @throws SERVICE_UNAVAILABLE
   */
  includes(identity: VerifiedIdentity, accessToken: string): Promise<boolean>
}

/** A session that goes on calling is ended at the sign-in service once in this time, in case that failed before. */
const endingStepMs = 60_000
const rememberedMax = 10_000

/**
 * Sessions that their account signed out one by one. They are looked up at each call, as keys are, and ended at the
 * sign-in service by their own token, so that they cannot be refreshed either.
 * decision: ADR-0022
 */
export function createEndedSessions(
  db: Database,
  identity: Pick<IdentityProvider, 'endSession'>,
  onFailure: (error: unknown) => void,
): EndedSessions {
  const endedLately = new LRUCache<string, true>({ max: rememberedMax, ttl: endingStepMs })

  async function isMarked(sessionId: string): Promise<boolean> {
    try {
      const rows = await db
        .select({ sessionId: seenSessions.sessionId })
        .from(seenSessions)
        .where(and(eq(seenSessions.sessionId, sessionId), isNotNull(seenSessions.endedAt)))
      return rows.length > 0
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', 'The database did not answer. Try again in a minute.', {
        cause,
      })
    }
  }

  return {
    async includes({ sessionId }, accessToken) {
      if (sessionId === null || !(await isMarked(sessionId))) return false
      if (!endedLately.has(sessionId)) {
        endedLately.set(sessionId, true)
        await identity.endSession(accessToken).catch(onFailure)
      }
      return true
    },
  }
}
