import { sql } from 'drizzle-orm'
import { latencyBucket, latencyBucketCount } from '@/core/insights/latency-histogram'
import type { Database } from '../../db/client'
import type { Actor } from '../service-context'

/** One answered call with a key. */
export interface KeyCall {
  actor: Extract<Actor, { kind: 'apiKey' }>
  /** Method and path, its parameters unfilled: `PATCH /result/{id}`. */
  endpoint: string
  /** Answered with a status from 400. */
  failed: boolean
  /** ms from the request to its answer. */
  durationMs: number
  creditsUsed: number
  at: Date
}

/**
 * Adds a call to the counts of its key, day and endpoint, in one statement: calls that end together wait for each
 * other's row, and all of them are counted. Call it when the answer is under way.
 */
export async function recordKeyCall(
  db: Database,
  { actor, endpoint, failed, durationMs, creditsUsed, at }: KeyCall,
): Promise<void> {
  const bucket = latencyBucket(durationMs)
  const errors = failed ? 1 : 0
  const latencies = Array.from({ length: latencyBucketCount }, (_, index) => (index === bucket ? 1 : 0))
  // A list of PostgreSQL counts from 1.
  const place = bucket + 1
  await db.execute(sql`
    insert into api_key_usage as usage
      (user_id, day, key_id, endpoint, runs, errors, credits_used, latencies)
    values (${actor.userId}, ${at.toISOString().slice(0, 10)}, ${actor.keyId}, ${endpoint}, 1, ${errors}::int,
      ${creditsUsed}::int, ${`{${latencies}}`}::int[])
    on conflict (user_id, day, key_id, endpoint) do update set
      runs = usage.runs + 1,
      errors = usage.errors + excluded.errors,
      credits_used = usage.credits_used + excluded.credits_used,
      latencies[${place}::int] = usage.latencies[${place}::int] + 1`)
}
