import { and, desc, eq, isNull } from 'drizzle-orm'
import type { DefaultApiKey } from '@/contracts/api-key'
import { apiKeys } from '../../db/schema/api-keys'
import type { ServiceContext } from '../service-context'

/** What may be shown of the caller's default key, or null where none was made. */
export async function findDefaultApiKey({ actor, db }: ServiceContext): Promise<DefaultApiKey> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, actor.userId), eq(apiKeys.mode, 'live'), isNull(apiKeys.expiresAt)))
    .orderBy(desc(apiKeys.createdAt))
    .limit(1)
  if (!key) return null
  return {
    prefix: key.prefix,
    last4: key.last4,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }
}
