import type { CallCounter } from '../ports/call-counter'

interface AddressLimit {
  /** Name of the counter, such as `sign-up`. */
  name: string
  /** How often in the window; 0 counts nothing. */
  limit: number
  windowMs: number
}

/**
 * Counts something that strangers may do from a network address, apart from its other calls.
 * @param addressHash SHA-256, hex; those without an address share one count
 * @returns seconds until the window is over where there were too many in it, else null
 * @throws Error when the store does not answer
 */
export async function countByAddress(
  counter: CallCounter,
  { name, limit, windowMs }: AddressLimit,
  addressHash: string | null,
): Promise<number | null> {
  if (limit === 0) return null
  const { calls, endsInMs } = await counter.add(`${name}:${addressHash ?? 'unknown'}`, 1, windowMs)
  return calls > limit ? Math.ceil(endsInMs / 1000) : null
}
