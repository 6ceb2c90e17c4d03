import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { apiKeys } from '../../db/schema/api-keys'
import type { Actor } from '../service-context'
import { hashApiKey, isApiKey } from './api-key-format'

/** "Last used" is kept to the minute, so that a busy key costs one write a minute and not one a call. */
const lastUsedStepMs = 60_000

/**
 * The actor behind a key, or null: not a key, never given out, or replaced and past its overlap.
 * A text with a wrong checksum is refused without asking the database.
 */
export async function verifyApiKey(db: Database, key: string, now: Date): Promise<Actor | null> {
  if (!isApiKey(key)) return null
  const [found] = await db
    .select()
    .from(apiKeys)
    .where(
      and(eq(apiKeys.keyHash, hashApiKey(key)), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))),
    )
  if (!found) return null
  const stale = new Date(now.getTime() - lastUsedStepMs)
  if (found.lastUsedAt === null || found.lastUsedAt < stale) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, found.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))))
  }
  return { kind: 'apiKey', userId: found.userId, keyId: found.id, mode: found.mode }
}
