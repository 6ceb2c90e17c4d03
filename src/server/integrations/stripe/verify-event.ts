import type Stripe from 'stripe'
import { AppError } from '@/contracts/errors'

/** Seconds by which an event may be old, or ahead of our clock. Stripe signs each delivery anew. */
const toleranceSeconds = 300

/**
 * The event, if one of the secrets signed it just now. All of them are tried, so that the time taken does not tell
 * which one is good.
 * @throws BAD_REQUEST
 */
export function verifyEvent(
  stripe: Stripe,
  { rawBody, signature }: { rawBody: string; signature: string | null },
  secrets: readonly string[],
): Stripe.Event {
  const failures: unknown[] = []
  const events = secrets.flatMap((secret) => {
    try {
      return [stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, toleranceSeconds)]
    } catch (error) {
      failures.push(error)
      return []
    }
  })
  const [event] = events
  if (event && isNow(signature ?? '')) return event
  throw new AppError('BAD_REQUEST', 'This event is not signed for us, or not of this moment.', {
    cause: failures[0],
  })
}

/** The SDK looks for age alone: a time in the future, or one that is no number, passes there. */
function isNow(signature: string): boolean {
  const times = signature.split(',').flatMap((part) => /^\s*t=(.*)$/.exec(part)?.[1] ?? [])
  const [time = ''] = times
  return times.length === 1 && /^\d{1,12}$/.test(time) && Number(time) <= Date.now() / 1000 + toleranceSeconds
}
