import type { Database } from './auth-call'

/** A row of `sandbox_auth.factors`: an authenticator app of a user. */
export interface FactorRow {
  id: string
  user_id: string
  friendly_name: string
  status: 'unverified' | 'verified'
  /** Base32, as the authenticator app has it. */
  secret: string
  /** Number of the 30-second step whose code was used last; it and those before it are refused. */
  last_step: number | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

export function findFactors(sql: Database, userId: string): Promise<FactorRow[]> {
  return sql<FactorRow[]>`
    select * from sandbox_auth.factors where user_id = ${userId} order by created_at, id`
}

export async function hasVerifiedFactor(sql: Database, userId: string): Promise<boolean> {
  return (await findFactors(sql, userId)).some(({ status }) => status === 'verified')
}

/** The factor as GoTrue shows it, without its secret. */
export function publicFactor(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name || undefined,
    factor_type: 'totp',
    status: factor.status,
    last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
  }
}

/** Removes a factor. Sessions that it raised to `aal2` fall back to `aal1` with their next token. */
export async function removeFactor(tx: Database, factorId: string): Promise<void> {
  await tx`
    update sandbox_auth.sessions set
      factor_id = null,
      amr = (select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(amr) entry
        where entry->>'method' <> 'totp')
    where factor_id = ${factorId}`
  await tx`delete from sandbox_auth.factors where id = ${factorId}`
}
