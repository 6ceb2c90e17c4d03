import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { emailExists } from '../auth-error'
import { requireAdmin } from '../caller'
import { parseEmailAddress } from '../credentials'
import { sendMail } from '../send-mail'
import { publicUser, type UserRow } from '../user'
import { findUserByEmail, insertUser, updateUser } from '../user-store'

const Invite = z.object({ email: textField, data: dataField })

/** POST /invite: a user without a password, and a mail that lets them in. */
export const invite: Endpoint = async (call) => {
  requireAdmin(call)
  const body = parseBody(call, Invite)
  const user = await ensureInvited(call, parseEmailAddress(body.email), body.data)
  await sendMail(call, { user, sentTo: user.email, type: 'invite', kind: 'confirmation', withCode: false })
  return Response.json(await publicUser(call.sql, user))
}

/** The new or still unconfirmed user of an address, marked as invited. @throws AuthError 422 email_exists */
export async function ensureInvited(
  call: AuthCall,
  email: string,
  data: Record<string, unknown>,
): Promise<UserRow> {
  const fresh = { email, passwordHash: null, userMetadata: data }
  const user = (await insertUser(call.sql, fresh, call.now())) ?? (await findUserByEmail(call.sql, email))
  if (user === null || user.email_confirmed_at !== null) throw emailExists()
  const at = call.now()
  return updateUser(call.sql, user.id, { invited_at: at, confirmation_sent_at: at }, at)
}
