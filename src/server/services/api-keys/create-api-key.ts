import { and, eq, isNotNull } from 'drizzle-orm'
import type { CreateApiKeyInput, CreatedApiKey } from '@/contracts/api-key'
import { AppError } from '@/contracts/errors'
import { namedKeysMax } from '@/contracts/limits'
import { apiKeys } from '../../db/schema/api-keys'
import { getAccount } from '../accounts/get-account'
import { lockAccount } from '../accounts/lock-account'
import type { ServiceContext } from '../service-context'
import { insertApiKey } from './insert-api-key'
import { isLiving } from './is-living'
import { refuseKeys } from './refuse-keys'

/**
 * Makes a key with a name, beside the default ones. It works until it is revoked.
 *
 * @throws FORBIDDEN to a key | CONFLICT when there are 20 already
 */
export async function createApiKey(
  context: ServiceContext,
  { name, mode, scopes }: CreateApiKeyInput,
): Promise<CreatedApiKey> {
  refuseKeys(context.actor)
  const { userId } = await getAccount(context)
  return context.db.transaction(async (db) => {
    // The lock keeps concurrent calls from passing the limit together.
    await lockAccount(db, userId)
    const named = and(eq(apiKeys.userId, userId), isNotNull(apiKeys.name), isLiving(context.now()))
    if ((await db.$count(apiKeys, named)) >= namedKeysMax) {
      throw new AppError(
        'CONFLICT',
        `You have ${namedKeysMax} keys, the most there can be. Revoke one first.`,
      )
    }
    return insertApiKey({ ...context, db }, { name, mode, scopes })
  })
}
