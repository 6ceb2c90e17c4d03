import type { ApiKeyView } from '@/contracts/api-key'
import type { apiKeys } from '../../db/schema/api-keys'

/** A key as it crosses the wire. */
export function presentApiKey(key: typeof apiKeys.$inferSelect): ApiKeyView {
  const { id, name, mode, scopes, prefix, last4, createdAt, lastUsedAt, expiresAt } = key
  return {
    id,
    name,
    mode,
    scopes,
    prefix,
    last4,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
