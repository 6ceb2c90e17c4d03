import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError } from '../auth-error'
import { requireUser } from '../caller'
import { checkPasswordStrength, hashPassword, parseEmailAddress, passwordMatches } from '../credentials'
import { mailEmailChange } from '../email-change'
import { checkProofKey, proofKeyFields } from '../flow-state'
import { clearTokens } from '../one-time-token'
import { reserveMail } from '../send-mail'
import { endSessions, type SessionRow } from '../session'
import { publicUser, type UserRow } from '../user'
import { findUserByEmail, mergeMetadata, updateUser } from '../user-store'

const UserChange = z.object({
  email: textField,
  password: z.string().nullish(),
  data: dataField,
  app_metadata: z.unknown().optional(),
  ...proofKeyFields,
})

/** GET /user */
export const getUser: Endpoint = async (call) => Response.json(publicUser((await requireUser(call)).user))

/** PUT /user: password, data, or a new address (which waits for two mails). */
export const putUser: Endpoint = async (call) => {
  const { user, session } = await requireUser(call)
  const body = parseBody(call, UserChange)
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  if (typeof body.password === 'string') checkPasswordStrength(body.password)
  checkProofKey(body)
  const email = body.email === '' ? user.email : parseEmailAddress(body.email)
  const moves = email !== user.email
  if (moves && (await findUserByEmail(call.sql, email)) !== null) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  let changed = user
  if (body.password) changed = await changePassword(call, changed, session, body.password)
  if (Object.keys(body.data).length > 0) {
    const user_metadata = mergeMetadata(changed.user_metadata, body.data)
    changed = await updateUser(call.sql, user.id, { user_metadata }, call.now())
  }
  if (moves) {
    await reserveMail(call, user.email, 'email_change')
    changed = await mailEmailChange(call, changed, email, body)
  }
  return Response.json(publicUser(changed))
}

/** A new password ends every other session and every mail that is still out. */
async function changePassword(
  call: AuthCall,
  user: UserRow,
  session: SessionRow,
  password: string,
): Promise<UserRow> {
  if (await passwordMatches(password, user.password_hash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  const password_hash = await hashPassword(password)
  return call.sql.begin(async (tx) => {
    await clearTokens(tx, user.id)
    await endSessions(tx, user.id, session.id)
    return updateUser(tx, user.id, { password_hash }, call.now())
  })
}
