import { and, eq, isNull } from 'drizzle-orm'
import type { RevokeApiKeyInput, RevokedApiKey } from '@/contracts/api-key'
import { AppError } from '@/contracts/errors'
import { apiKeys } from '../../db/schema/api-keys'
import { lockAccount } from '../accounts/lock-account'
import { recordAudit } from '../audit/record-audit'
import type { ServiceContext } from '../service-context'
import { refuseKeys } from './refuse-keys'

/**
 * Ends one of the caller's keys: the next call with it is 401. Revoking it again changes nothing.
 *
 * @throws FORBIDDEN to a key | NOT_FOUND also for a key of somebody else
 */
export async function revokeApiKey(
  context: ServiceContext,
  { keyId }: RevokeApiKeyInput,
): Promise<RevokedApiKey> {
  refuseKeys(context.actor)
  const mine = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, context.actor.userId))
  await context.db.transaction(async (db) => {
    const ended = await db
      .update(apiKeys)
      .set({ revokedAt: context.now() })
      .where(and(mine, isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id })
    if (ended.length > 0) return recordAudit({ ...context, db }, 'api-key.revoked')
    if ((await db.$count(apiKeys, mine)) === 0) {
      throw new AppError('NOT_FOUND', 'There is no such key under your account.')
    }
  })
  return { revoked: true }
}

/** Ends all keys of the caller, the default ones too. */
export async function revokeAllApiKeys(context: ServiceContext): Promise<void> {
  const { actor } = context
  refuseKeys(actor)
  await context.db.transaction(async (db) => {
    // A key that is made at this moment is waited for, and ends with the others.
    await lockAccount(db, actor.userId)
    await db
      .update(apiKeys)
      .set({ revokedAt: context.now() })
      .where(and(eq(apiKeys.userId, actor.userId), isNull(apiKeys.revokedAt)))
    await recordAudit({ ...context, db }, 'api-keys.all-revoked')
  })
}
