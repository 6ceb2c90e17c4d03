import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, emailExists, validationError } from '../auth-error'
import { requireAdmin } from '../caller'
import { checkPasswordStrength, parseEmailAddress } from '../credentials'
import { createOneTimeToken, type TokenKind } from '../one-time-token'
import { redirectAllowed, redirectTarget } from '../redirect-target'
import { verifyLink } from '../send-mail'
import { publicUser, type UserRow } from '../user'
import { findUserByEmail, updateUser } from '../user-store'
import { ensureInvited } from './invite'
import { registerUser } from './signup'

const GenerateLink = z.object({
  type: textField,
  email: textField,
  new_email: textField,
  password: textField,
  data: dataField,
  redirect_to: textField,
})
type GenerateLink = z.output<typeof GenerateLink>

/** User, mail address and purpose of a link. */
interface LinkPlan {
  user: UserRow
  sentTo: string
  kind: TokenKind
  /** A link for an address that has no account becomes a sign-up. */
  type: string
}

/** POST /admin/generate_link: a mail's link and digits without the mail, for a service that sends its own. */
export const generateLink: Endpoint = async (call) => {
  requireAdmin(call)
  const body = parseBody(call, GenerateLink)
  const { user, sentTo, kind, type } = await planLink(call, body, parseEmailAddress(body.email))
  const wish = { userId: user.id, kind, sentTo, withCode: false }
  const { linkToken, code } = await createOneTimeToken(call, wish)
  const redirectTo = redirectAllowed(body.redirect_to, call.siteUrl) ? body.redirect_to : redirectTarget(call)
  return Response.json({
    ...(await publicUser(call.sql, user)),
    action_link: verifyLink(call, type.replace(/_(?:current|new)$/, ''), linkToken, redirectTo),
    email_otp: code,
    hashed_token: linkToken,
    verification_type: type,
    redirect_to: redirectTo,
  })
}

/** @throws AuthError 400 validation_failed, 404 user_not_found, 422 email_exists, weak_password */
async function planLink(call: AuthCall, body: GenerateLink, email: string): Promise<LinkPlan> {
  const known = await findUserByEmail(call.sql, email)
  const type = known === null && body.type === 'magiclink' ? 'signup' : body.type
  switch (type) {
    case 'signup':
      return { user: await signUp(call, body, email), sentTo: email, kind: 'confirmation', type }
    case 'invite':
      return { user: await ensureInvited(call, email, body.data), sentTo: email, kind: 'confirmation', type }
    case 'magiclink':
    case 'recovery': {
      const user = await updateUser(call.sql, found(known).id, { recovery_sent_at: call.now() }, call.now())
      return { user, sentTo: email, kind: 'recovery', type }
    }
    case 'email_change_current':
    case 'email_change_new': {
      const user = await beginEmailChange(call, found(known), parseEmailAddress(body.new_email))
      const sentTo = type === 'email_change_new' ? (user.new_email ?? email) : email
      return { user, sentTo, kind: type, type }
    }
    default:
      throw validationError(`Invalid email action link type requested: ${type}`)
  }
}

function found(user: UserRow | null): UserRow {
  if (user === null) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return user
}

async function signUp(call: AuthCall, body: GenerateLink, email: string): Promise<UserRow> {
  const isLink = body.type === 'magiclink'
  if (!isLink && body.password === '') throw validationError('Signup requires a valid password')
  if (!isLink) checkPasswordStrength(call, body.password)
  const user = await registerUser(call, { email, password: isLink ? null : body.password, data: body.data })
  if (user === null) throw emailExists()
  return updateUser(call.sql, user.id, { confirmation_sent_at: call.now() }, call.now())
}

/** Both halves of one change may be asked for one after the other. */
async function beginEmailChange(call: AuthCall, user: UserRow, newEmail: string): Promise<UserRow> {
  if ((await findUserByEmail(call.sql, newEmail)) !== null) throw emailExists()
  const change = { new_email: newEmail, email_change_half_done: false, email_change_sent_at: call.now() }
  return updateUser(call.sql, user.id, change, call.now())
}
