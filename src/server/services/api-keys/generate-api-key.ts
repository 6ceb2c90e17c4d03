import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type GenerateApiKeyInput, keyScopes, type NewApiKey } from '@/contracts/api-key'
import { apiKeys } from '../../db/schema/api-keys'
import { getAccount } from '../accounts/get-account'
import { lockAccount } from '../accounts/lock-account'
import type { ServiceContext } from '../service-context'
import { insertApiKey } from './insert-api-key'
import { refuseKeys } from './refuse-keys'

/** How long a replaced key goes on working, so that nothing breaks while the new one is put in place. */
const overlapMs = 24 * 60 * 60 * 1000

/**
 * Makes the caller's default key of a kind. The one of that kind before it works for another 24 h, and one that was
 * replaced before ends now: there are two at most. The whole key is in this answer and nowhere else.
 *
 * @throws FORBIDDEN to a key
 */
export async function generateApiKey(
  context: ServiceContext,
  { mode = 'live' }: GenerateApiKeyInput = {},
): Promise<NewApiKey> {
  refuseKeys(context.actor)
  const { userId } = await getAccount(context)
  return context.db.transaction(async (db) => {
    // Two calls at once must not leave two keys without an end.
    await lockAccount(db, userId)
    const now = context.now()
    const defaults = and(
      eq(apiKeys.userId, userId),
      eq(apiKeys.mode, mode),
      isNull(apiKeys.name),
      isNull(apiKeys.revokedAt),
    )
    await db
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(defaults, isNotNull(apiKeys.expiresAt)))
    await db
      .update(apiKeys)
      .set({ expiresAt: new Date(now.getTime() + overlapMs) })
      .where(defaults)
    const scopes = [...keyScopes]
    const { key, prefix, createdAt } = await insertApiKey({ ...context, db }, { name: null, mode, scopes })
    return { key, prefix, createdAt }
  })
}
