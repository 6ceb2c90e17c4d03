import type { AuthCall, Database } from './auth-call'
import { AuthError } from './auth-error'

/** Attempts under one key in the current window. */
interface Attempts {
  count: number
  endsAt: Date
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot exceed a limit. The first of a window begins it;
 * what was refused counts too, but makes the window no longer.
 */
export async function countAttempt(call: AuthCall, key: string, windowSeconds: number): Promise<Attempts> {
  const now = call.now()
  const endsAt = new Date(now.getTime() + windowSeconds * 1000)
  const [row] = await call.sql<{ count: number; ends_at: Date }[]>`
    insert into sandbox_auth.attempts as known (key, count, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when known.ends_at > ${now} then known.count else 0 end + 1,
      ends_at = case when known.ends_at > ${now} then known.ends_at else excluded.ends_at end
    returning count, ends_at`
  if (row === undefined) throw new Error('the attempt was not counted')
  if (row.count === 1) await call.sql`delete from sandbox_auth.attempts where ends_at <= ${now}`
  return { count: row.count, endsAt: row.ends_at }
}

/** An attempt that did no harm. */
export async function takeBackAttempt(sql: Database, key: string): Promise<void> {
  await sql`update sandbox_auth.attempts set count = count - 1 where key = ${key} and count > 0`
}

/** @throws AuthError 429 over_request_rate_limit with when to try again */
export function refuseOver(limit: number, { count, endsAt }: Attempts, now: Date): void {
  if (count <= limit) return
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  })
}
