import { z } from 'zod'
import { type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { parseEmailAddress } from '../credentials'
import { mailEmailChange } from '../email-change'
import { checkProofKey, proofKeyFields } from '../flow-state'
import { reserveMail } from '../send-mail'
import { findUserByEmail } from '../user-store'
import { mailConfirmation } from './signup'

const Resend = z.object({ type: textField, email: textField, phone: textField, ...proofKeyFields })

/** POST /resend: the last mail of its kind again; silent where there is nothing to send. */
export const resend: Endpoint = async (call) => {
  const body = parseBody(call, Resend)
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(body.type)) {
    throw validationError('Missing one of these types: signup, email_change, sms, phone_change')
  }
  checkProofKey(body)
  if (body.email === '' && body.type === 'signup') {
    throw validationError('Type provided requires an email address')
  }
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided.')
  }
  if (body.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (body.email === '') throw validationError('Missing email address or phone number')
  const email = parseEmailAddress(body.email)
  if (body.type !== 'signup' && body.type !== 'email_change') return Response.json({})
  await reserveMail(call, email, body.type)
  const user = await findUserByEmail(call.sql, email)
  if (body.type === 'signup' && user?.email_confirmed_at === null) await mailConfirmation(call, user, body)
  if (body.type === 'email_change' && user?.new_email) await mailEmailChange(call, user, user.new_email, body)
  return Response.json({})
}
