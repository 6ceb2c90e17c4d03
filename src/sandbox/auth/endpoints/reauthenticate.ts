import type { Endpoint } from '../auth-call'
import { AuthError } from '../auth-error'
import { requireUser } from '../caller'
import { reserveMail, sendMail } from '../send-mail'
import { updateUser } from '../user-store'

/** GET /reauthenticate: a code without a link, to the caller's own address. */
export const reauthenticate: Endpoint = async (call) => {
  const { user } = await requireUser(call)
  if (user.email_confirmed_at === null) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  }
  await reserveMail(call, user.email, 'reauthentication')
  await sendMail(call, {
    user,
    sentTo: user.email,
    type: 'reauthentication',
    kind: 'reauthentication',
    withCode: false,
  })
  await updateUser(call.sql, user.id, { reauthentication_sent_at: call.now() }, call.now())
  return Response.json({})
}

/** Linking other providers is off. */
export const linkIdentity: Endpoint = async (call) => {
  await requireUser(call)
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
