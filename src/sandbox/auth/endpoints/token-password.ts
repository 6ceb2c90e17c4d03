import { z } from 'zod'
import { type AuthCall, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { passwordMatches } from '../credentials'
import { openSession } from '../session'
import { isBanned } from '../user'
import { findUserByEmail } from '../user-store'

const PasswordGrant = z.object({ email: textField, phone: textField, password: textField })

const failuresAllowed = 10
const failureWindowSeconds = 15 * 60

/** Unknown address, wrong password and an account without one answer alike, after the same work. */
export const passwordGrant: Endpoint = async (call) => {
  const body = parseBody(call, PasswordGrant)
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided on login.')
  }
  if (body.phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (body.email === '') throw validationError('missing email or phone')
  const email = body.email.toLowerCase()
  await refuseAfterFailures(call, email)
  const user = await findUserByEmail(call.sql, email)
  const matches = await passwordMatches(body.password, user?.password_hash)
  if (user === null || !matches) {
    await call.sql`insert into sandbox_auth.sign_in_failures (address, failed_at) values (${email}, ${call.now()})`
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (isBanned(user, call.now())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  await call.sql`delete from sandbox_auth.sign_in_failures where address = ${email}`
  return Response.json(await openSession(call, call.sql, user, 'password'))
}

/** Counted by address whether or not it has an account. @throws AuthError 429 over_request_rate_limit */
async function refuseAfterFailures(call: AuthCall, email: string): Promise<void> {
  if (call.relaxed) return
  const since = new Date(call.now().getTime() - failureWindowSeconds * 1000)
  const [row] = await call.sql<{ count: number }[]>`
    select count(*)::int as count from sandbox_auth.sign_in_failures where address = ${email} and failed_at > ${since}`
  if ((row?.count ?? 0) >= failuresAllowed) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
  }
}
