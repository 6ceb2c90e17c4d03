import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { checkPasswordStrength, parseEmailAddress } from '../credentials'
import { checkProofKey, type ProofKey, proofKeyFields, startFlow } from '../flow-state'
import { reserveMail, sendMail } from '../send-mail'
import { openSession } from '../session'
import { publicUser, type UserRow } from '../user'
import { confirmUser, findUserByEmail, insertUser, updateUser } from '../user-store'

const Signup = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: dataField,
  ...proofKeyFields,
})

/** POST /signup: a user that waits for confirmation, or a session where addresses are confirmed at once. */
export const signup: Endpoint = async (call) => {
  const body = parseBody(call, Signup)
  if (body.email === '' && body.phone === '') {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (body.password === '') throw validationError('Signup requires a valid password')
  checkPasswordStrength(call, body.password)
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided on signup.')
  }
  checkProofKey(body)
  if (body.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const email = parseEmailAddress(body.email)
  if (!call.autoconfirm) await reserveMail(call, email, 'signup')
  const user = await registerUser(call, { email, password: body.password, data: body.data })
  if (call.autoconfirm) {
    if (user === null) throw new AuthError(422, 'user_already_exists', 'User already registered')
    const confirmed = await confirmUser(call.sql, user, call.now())
    return Response.json(await openSession(call, call.sql, confirmed, 'password'))
  }
  if (user === null) return Response.json(inventedUser(email, body.data, call.now()))
  return Response.json(await publicUser(call.sql, await mailConfirmation(call, user, body)))
}

/**
 * The new or still unconfirmed user of this address; null where it is taken. Who asks last decides about the password:
 * somebody who took an address that is not theirs leaves none behind for when its owner confirms it.
 *
 * @param password null for an account that begins with a link by mail
 */
export async function registerUser(
  call: AuthCall,
  fresh: { email: string; password: string | null; data: Record<string, unknown> },
): Promise<UserRow | null> {
  // Hashed in any case: a taken address must not answer sooner.
  const passwordHash = fresh.password === null ? null : await call.passwords.hash(fresh.password)
  const inserted = await insertUser(
    call.sql,
    { email: fresh.email, passwordHash, userMetadata: fresh.data },
    call.now(),
  )
  if (inserted !== null) return inserted
  const known = await findUserByEmail(call.sql, fresh.email)
  if (known?.email_confirmed_at !== null) return null
  const change = { password_hash: passwordHash, user_metadata: fresh.data }
  return updateUser(call.sql, known.id, change, call.now())
}

export async function mailConfirmation(call: AuthCall, user: UserRow, key: ProofKey): Promise<UserRow> {
  const withCode = await startFlow(call, key, user.id, 'email/signup')
  await sendMail(call, { user, sentTo: user.email, type: 'signup', kind: 'confirmation', withCode })
  return updateUser(call.sql, user.id, { confirmation_sent_at: call.now() }, call.now())
}

/** Looks like a fresh sign-up: nobody learns that the address is taken, and no mail goes out. */
function inventedUser(email: string, data: Record<string, unknown>, now: Date) {
  const at = now.toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}
