import { type RateLimits, signUpWindowMs } from '@/contracts/rate-limits'
import type { CallCounter } from '../ports/call-counter'

/**
 * Counts an account that is begun from a network address.
 * @returns seconds until the hour is over where there were too many in it, else null
 * @throws Error when the store does not answer
 */
export async function countSignUp(
  { counter, limits }: { counter: CallCounter; limits: Pick<RateLimits, 'signUp'> },
  addressHash: string | null,
): Promise<number | null> {
  if (limits.signUp === 0) return null
  const { calls, endsInMs } = await counter.add(`sign-up:${addressHash ?? 'unknown'}`, 1, signUpWindowMs)
  return calls > limits.signUp ? Math.ceil(endsInMs / 1000) : null
}
