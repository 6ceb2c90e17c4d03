import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, emailExists } from '../auth-error'
import { requireUser } from '../caller'
import { checkPasswordStrength, parseEmailAddress } from '../credentials'
import { mailEmailChange } from '../email-change'
import { hasVerifiedFactor } from '../factor'
import { checkProofKey, proofKeyFields } from '../flow-state'
import { clearTokens } from '../one-time-token'
import { reserveMail } from '../send-mail'
import { endSessions, isAal2, type SessionRow } from '../session'
import { countTry, forgetTry } from '../sign-in-tries'
import { publicUser, type UserRow } from '../user'
import { findUserByEmail, mergeMetadata, updateUser } from '../user-store'

const UserChange = z.object({
  email: textField,
  password: z.string().nullish(),
  current_password: textField,
  data: dataField,
  app_metadata: z.unknown().optional(),
  ...proofKeyFields,
})

/** GET /user */
export const getUser: Endpoint = async (call) =>
  Response.json(await publicUser(call.sql, (await requireUser(call)).user))

/** PUT /user: password, data, or a new address (which waits for two mails). */
export const putUser: Endpoint = async (call) => {
  const { user, session } = await requireUser(call)
  const body = parseBody(call, UserChange)
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (typeof body.password === 'string') checkPasswordStrength(call, body.password)
  checkProofKey(body)
  const email = body.email === '' ? user.email : parseEmailAddress(body.email)
  const moves = email !== user.email
  if ((moves || body.password) && !isAal2(session) && (await hasVerifiedFactor(call.sql, user.id))) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (moves && (await findUserByEmail(call.sql, email)) !== null) {
    throw emailExists()
  }
  let changed = user
  if (body.password)
    changed = await changePassword(call, changed, session, {
      next: body.password,
      current: body.current_password,
    })
  if (Object.keys(body.data).length > 0) {
    const user_metadata = mergeMetadata(changed.user_metadata, body.data)
    changed = await updateUser(call.sql, user.id, { user_metadata }, call.now())
  }
  if (moves) {
    await reserveMail(call, user.email, 'email_change')
    changed = await mailEmailChange(call, changed, email, body)
  }
  return Response.json(await publicUser(call.sql, changed))
}

/** A new password ends every other session and every mail that is still out. */
async function changePassword(
  call: AuthCall,
  user: UserRow,
  session: SessionRow,
  { next, current }: { next: string; current: string },
): Promise<UserRow> {
  await requireCurrentPassword(call, user, session, current)
  if (await call.passwords.matches(next, user.password_hash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  const password_hash = await call.passwords.hash(next)
  const unsent = {
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
  }
  return call.sql.begin(async (tx) => {
    await clearTokens(tx, user.id)
    await endSessions(tx, user.id, session.id)
    return updateUser(tx, user.id, { password_hash, ...unsent }, call.now())
  })
}

/** Sessions that a mail opened: who got there has proved more than a password would. */
const mailMethods = new Set(['otp', 'magiclink', 'recovery'])

/** @throws AuthError 400 current_password_required, current_password_invalid; 429 over_request_rate_limit */
async function requireCurrentPassword(
  call: AuthCall,
  user: UserRow,
  { amr }: SessionRow,
  current: string,
): Promise<void> {
  if (user.password_hash === null || amr.some(({ method }) => mailMethods.has(method))) return
  const message = 'Current password required when setting new password.'
  if (current === '') {
    if (call.relaxed) return
    throw new AuthError(400, 'current_password_required', message)
  }
  await countTry(call, user.email)
  if (!(await call.passwords.matches(current, user.password_hash))) {
    throw new AuthError(400, 'current_password_invalid', message)
  }
  await forgetTry(call, user.email)
}
