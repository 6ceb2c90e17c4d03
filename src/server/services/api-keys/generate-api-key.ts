import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { GenerateApiKeyInput, NewApiKey } from '@/contracts/api-key'
import { AppError } from '@/contracts/errors'
import { apiKeys } from '../../db/schema/api-keys'
import { userDetails } from '../../db/schema/user-details'
import { getAccount } from '../accounts/get-account'
import { recordAudit } from '../audit/record-audit'
import type { ServiceContext } from '../service-context'
import { displayApiKey, hashApiKey, newApiKey } from './api-key-format'

/** How long a replaced key goes on working, so that nothing breaks while the new one is put in place. */
const overlapMs = 24 * 60 * 60 * 1000

/**
 * Makes the caller's default key of a kind. The one of that kind before it works for another 24 h. The whole key is in
 * this answer and nowhere else.
 *
 * @throws FORBIDDEN to a key: one that leaked, or one for tests, must not become a better one
 */
export async function generateApiKey(
  context: ServiceContext,
  { mode = 'live' }: GenerateApiKeyInput = {},
): Promise<NewApiKey> {
  if (context.actor.kind === 'apiKey') {
    throw new AppError('FORBIDDEN', 'A key cannot make keys. Sign in and make one under your account.')
  }
  const account = await getAccount(context)
  const key = newApiKey(mode)
  const { prefix, last4 } = displayApiKey(key)
  const createdAt = context.now()
  await context.db.transaction(async (db) => {
    // Two calls at once must not leave two keys without an end: the account's row is the queue.
    await db
      .select({ userId: userDetails.userId })
      .from(userDetails)
      .where(eq(userDetails.userId, account.userId))
      .for('update')
    const overlapEnd = new Date(createdAt.getTime() + overlapMs)
    await db
      .update(apiKeys)
      .set({ expiresAt: overlapEnd })
      .where(
        and(
          eq(apiKeys.userId, account.userId),
          eq(apiKeys.mode, mode),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, overlapEnd)),
        ),
      )
    await db.insert(apiKeys).values({
      id: context.newId(),
      userId: account.userId,
      mode,
      keyHash: hashApiKey(key),
      prefix,
      last4,
      createdAt,
    })
    await recordAudit({ ...context, db }, 'api-key.created')
  })
  return { key, prefix, createdAt: createdAt.toISOString() }
}
