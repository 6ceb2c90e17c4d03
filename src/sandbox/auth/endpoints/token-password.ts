import { z } from 'zod'
import { type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { openSession } from '../session'
import { countTry, forgetTry } from '../sign-in-tries'
import { isBanned } from '../user'
import { findUserByEmail } from '../user-store'

const PasswordGrant = z.object({ email: textField, phone: textField, password: textField })

/** Unknown address, wrong password and an account without one answer alike, after the same work. */
export const passwordGrant: Endpoint = async (call) => {
  const body = parseBody(call, PasswordGrant)
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided on login.')
  }
  if (body.phone !== '') throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (body.email === '') throw validationError('missing email or phone')
  const email = body.email.toLowerCase()
  await countTry(call, email)
  const user = await findUserByEmail(call.sql, email)
  const matches = await call.passwords.matches(body.password, user?.password_hash)
  if (user === null || !matches) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  if (isBanned(user, call.now())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  await forgetTry(call, email)
  return Response.json(await openSession(call, call.sql, user, 'password'))
}
