import { countAttempt, refuseOver } from './attempts'
import type { AuthCall } from './auth-call'

const windowSeconds = 5 * 60
/** Sessions are refreshed behind one address by many people, so tokens may be asked for more often. */
const tokenFactor = 5

/** Calls that send mails, verify codes or create sessions. All others require a session. */
const limited = new Map([
  ['POST /signup', 1],
  ['POST /otp', 1],
  ['POST /magiclink', 1],
  ['POST /recover', 1],
  ['POST /resend', 1],
  ['PUT /user', 1],
  ['GET /verify', 1],
  ['POST /verify', 1],
  ['POST /token', tokenFactor],
  ['POST /factors/:id/challenge', 1],
  ['POST /factors/:id/verify', 1],
  ['POST /passkeys/authentication/options', 1],
  ['POST /passkeys/authentication/verify', 1],
])

/** Each endpoint for itself, as in GoTrue. @throws AuthError 429 over_request_rate_limit */
export async function limitByAddress(call: AuthCall, route: string): Promise<void> {
  const factor = limited.get(route)
  if (factor === undefined || call.relaxed || call.callsPerAddress === 0) return
  const address = call.addressOf(call.request.headers)
  const attempts = await countAttempt(call, `${route} ${address}`, windowSeconds)
  refuseOver(call.callsPerAddress * factor, attempts, call.now())
}
