import { and, gt, isNull, or, type SQL } from 'drizzle-orm'
import { apiKeys } from '../../db/schema/api-keys'

/** Selects keys that open an account at a moment: neither revoked, nor replaced and past their overlap. */
export function isLiving(now: Date): SQL | undefined {
  return and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))
}
