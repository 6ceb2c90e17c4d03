import type { CallClass, RateLimits } from '@/contracts/rate-limits'
import type { CallCounter } from '../ports/call-counter'
import type { Actor } from '../service-context'

/** Whose calls are counted. */
export interface Caller {
  /** Null for visitors: their network address stands for them. */
  actor: Actor | null
  /** SHA-256 of the network address, hex; visitors without one share one count. */
  addressHash: string | null
}

/** Calls that are left to a caller in the running minute. */
export interface Headroom {
  /** Calls in a minute. */
  limit: number
  remaining: number
  /** Whole seconds until the minute ends, 1..60. */
  resetSeconds: number
  /** How many of the calls just counted may run; the others are over the limit. */
  admitted: number
}

/**
 * Counts calls of one class and says how many of them may run. Refused calls count too: who goes on calling waits
 * until the minute ends. Null where the class has no limit.
 *
 * @throws Error when the store does not answer
 */
export async function countCalls(
  { counter, limits }: { counter: CallCounter; limits: RateLimits },
  caller: Caller,
  callClass: CallClass | 'pictures',
  calls: number,
): Promise<Headroom | null> {
  const { key, limit } = bucketOf(caller, callClass, limits)
  if (limit === 0) return null
  const counted = await counter.add(key, calls)
  return {
    limit,
    remaining: Math.max(0, limit - counted.calls),
    resetSeconds: Math.ceil(counted.endsInMs / 1000),
    admitted: Math.min(calls, Math.max(0, limit - (counted.calls - calls))),
  }
}

function bucketOf(
  { actor, addressHash }: Caller,
  callClass: CallClass | 'pictures',
  limits: RateLimits,
): { key: string; limit: number } {
  const address = `address:${addressHash ?? 'unknown'}`
  if (callClass === 'pictures') return { key: `${address}:pictures`, limit: limits.pictures }
  if (!actor) return { key: address, limit: limits.anonymous }
  // By the account and not by the key: a new key brings no new minute.
  const key = `${actor.kind}:${actor.userId}:${callClass}`
  if (callClass !== 'generate') return { key, limit: limits[callClass] }
  return { key, limit: actor.kind === 'apiKey' ? limits.generateWithKey : limits.generateSignedIn }
}
