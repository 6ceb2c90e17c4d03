import { type RateLimits, signUpWindowMs } from '@/contracts/rate-limits'
import type { CallCounter } from '../ports/call-counter'
import { countByAddress } from './count-by-address'

/**
 * Counts an account that is begun from a network address.
 * @returns seconds until the hour is over where there were too many in it, else null
 * @throws Error when the store does not answer
 */
export function countSignUp(
  { counter, limits }: { counter: CallCounter; limits: Pick<RateLimits, 'signUp'> },
  addressHash: string | null,
): Promise<number | null> {
  return countByAddress(
    counter,
    { name: 'sign-up', limit: limits.signUp, windowMs: signUpWindowMs },
    addressHash,
  )
}
