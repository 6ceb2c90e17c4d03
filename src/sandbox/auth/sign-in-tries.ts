import { accountTryKey, countAttempt, forgetAttempts, refuseOver, takeBackAttempt } from './attempts'
import type { AuthCall } from './auth-call'

/** decision: ADR-0022 */
const triesPerAccount = 10
/** Of one network address, whichever accounts it tries. */
const triesPerAddress = 50
const tryWindowSeconds = 15 * 60

/** Counts before the password is looked at. @throws AuthError 429 over_request_rate_limit */
export async function countTry(call: AuthCall, email: string): Promise<void> {
  if (call.relaxed) return
  refuseOver(triesPerAddress, await countAttempt(call, addressTryKey(call), tryWindowSeconds), call.now())
  refuseOver(triesPerAccount, await countAttempt(call, accountTryKey(email), tryWindowSeconds), call.now())
}

/** The account begins anew. The address does not: its own account must not buy it tries at others. */
export async function forgetTry(call: AuthCall, email: string): Promise<void> {
  await forgetAttempts(call.sql, [accountTryKey(email)])
  await takeBackAttempt(call.sql, addressTryKey(call))
}

function addressTryKey(call: AuthCall): string {
  return `sign-in from ${call.addressOf(call.request.headers)}`
}
