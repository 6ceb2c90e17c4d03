import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { parseEmailAddress } from '../credentials'
import { checkProofKey, proofKeyFields, startFlow } from '../flow-state'
import { reserveMail, sendMail } from '../send-mail'
import { confirmUser, findUserByEmail, updateUser } from '../user-store'
import { mailConfirmation, registerUser } from './signup'

const Otp = z.object({
  email: textField,
  phone: textField,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: dataField,
  ...proofKeyFields,
})
type Otp = z.output<typeof Otp>

/** POST /otp: a link and a code by mail; an unknown address becomes a user unless the caller forbids it. */
export const otp: Endpoint = async (call) => {
  const body = parseBody(call, Otp)
  if (body.email !== '' && body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided')
  }
  checkProofKey(body)
  if (body.email === '' && body.phone !== '') {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (body.email === '') throw validationError('One of email or phone must be set')
  const email = parseEmailAddress(body.email)
  if (!body.create_user && (await findUserByEmail(call.sql, email)) === null) {
    // GoTrue tells so that there is no account. Only conformance runs are told here.
    if (!call.relaxed) return pretendToMail(call, email)
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  await mailSignInLink(call, email, body)
  return Response.json({})
}

/** Answers, and limits, what mails nobody as what mails somebody. */
async function pretendToMail(call: AuthCall, email: string): Promise<Response> {
  await reserveMail(call, email, 'magiclink')
  return Response.json({})
}

/** POST /magiclink, the older name. */
export const magiclink: Endpoint = async (call) => {
  const body = parseBody(call, Otp)
  if (body.email === '') throw validationError('Password recovery requires an email', 422)
  checkProofKey(body)
  await mailSignInLink(call, parseEmailAddress(body.email), body)
  return Response.json({})
}

async function mailSignInLink(call: AuthCall, email: string, body: Otp): Promise<void> {
  await reserveMail(call, email, 'magiclink')
  let user = await findUserByEmail(call.sql, email)
  if (user === null || user.email_confirmed_at === null) {
    user = await registerUser(call, { email, password: null, data: body.data })
    if (user !== null && !call.autoconfirm) {
      await mailConfirmation(call, user, body)
      return
    }
    if (user !== null) user = await confirmUser(call.sql, user, call.now())
  }
  user ??= await findUserByEmail(call.sql, email)
  if (user === null) return
  const withCode = await startFlow(call, body, user.id, 'magiclink')
  await sendMail(call, { user, sentTo: email, type: 'magiclink', kind: 'recovery', withCode })
  await updateUser(call.sql, user.id, { recovery_sent_at: call.now() }, call.now())
}
