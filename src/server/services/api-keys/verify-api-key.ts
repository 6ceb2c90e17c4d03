import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { apiKeys } from '../../db/schema/api-keys'
import type { Actor } from '../service-context'
import { hashApiKey, isApiKey } from './api-key-format'
import { isLiving } from './is-living'
import type { LastUses } from './last-uses'

/**
 * The actor behind a key, or null: not a key, never given out, revoked, or replaced and past its overlap.
 * The database is asked at each call, so that a revoked key ends with the next one.
 * A text with a wrong checksum is refused without asking the database; nothing waits for the note of the use.
 */
export async function verifyApiKey(
  { db, lastUses }: { db: Database; lastUses: LastUses },
  key: string,
  now: Date,
): Promise<Actor | null> {
  if (!isApiKey(key)) return null
  const [found] = await db
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      mode: apiKeys.mode,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashApiKey(key)), isLiving(now)))
  if (!found) return null
  lastUses.note(found.id, found.lastUsedAt, now)
  const { id: keyId, userId, mode, scopes } = found
  return { kind: 'apiKey', userId, keyId, mode, scopes }
}
