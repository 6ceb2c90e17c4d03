import { z } from 'zod'
import { type Endpoint, parseBody, textField } from '../auth-call'
import { validationError } from '../auth-error'
import { parseEmailAddress } from '../credentials'
import { checkProofKey, proofKeyFields, startFlow } from '../flow-state'
import { reserveMail, sendMail } from '../send-mail'
import { findUserByEmail, updateUser } from '../user-store'

const Recover = z.object({ email: textField, ...proofKeyFields })

/** POST /recover: a mail that lets somebody choose a new password. Unknown addresses answer the same. */
export const recover: Endpoint = async (call) => {
  const body = parseBody(call, Recover)
  if (body.email === '') throw validationError('Password recovery requires an email')
  const email = parseEmailAddress(body.email)
  checkProofKey(body)
  await reserveMail(call, email, 'recovery')
  const user = await findUserByEmail(call.sql, email)
  if (user === null) return Response.json({})
  const withCode = await startFlow(call, body, user.id, 'recovery')
  await sendMail(call, { user, sentTo: email, type: 'recovery', kind: 'recovery', withCode })
  await updateUser(call.sql, user.id, { recovery_sent_at: call.now() }, call.now())
  return Response.json({})
}
