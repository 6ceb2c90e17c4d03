import { and, eq, isNull } from 'drizzle-orm'
import type { DefaultApiKey, DefaultApiKeyInput } from '@/contracts/api-key'
import { apiKeys } from '../../db/schema/api-keys'
import type { ServiceContext } from '../service-context'

/** Displayable parts of the caller's default key of a mode; null when there is none. */
export async function findDefaultApiKey(
  { actor, db }: ServiceContext,
  { mode = 'live' }: DefaultApiKeyInput = {},
): Promise<DefaultApiKey> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.userId, actor.userId),
        eq(apiKeys.mode, mode),
        isNull(apiKeys.name),
        isNull(apiKeys.expiresAt),
        isNull(apiKeys.revokedAt),
      ),
    )
  if (!key) return null
  return {
    prefix: key.prefix,
    last4: key.last4,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }
}
