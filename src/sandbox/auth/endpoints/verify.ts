import { z } from 'zod'
import { type AuthCall, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { checkPhoneNumber, parseEmailAddress } from '../credentials'
import { issueAuthCode } from '../flow-state'
import { redirectTarget } from '../redirect-target'
import { openSession } from '../session'
import { applyProof, type Proof, proveByCode, proveByLink } from '../verification'

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const Verify = z.object({
  type: textField,
  email: textField,
  phone: textField,
  token: textField,
  token_hash: textField,
  redirect_to: textField,
})

/** POST /verify: the digits with their address, or the link's token alone. */
export const postVerify: Endpoint = async (call) => {
  const body = parseBody(call, Verify)
  if (body.type === '') throw validationError('Verify requires a verification type')
  if ((body.token === '') === (body.token_hash === '')) {
    throw validationError('Verify requires either a token or a token hash')
  }
  const proof = body.token === '' ? await proveByTokenHash(call, body) : await proveByDigits(call, body)
  const session = await call.sql.begin(async (tx) => {
    const user = await applyProof(call, tx, proof)
    return user === null ? null : openSession(call, tx, user, 'otp')
  })
  return Response.json(session ?? { msg: halfDone, code: '200' })
}

function proveByTokenHash(call: AuthCall, body: z.output<typeof Verify>): Promise<Proof> {
  if (body.email !== '' || body.phone !== '' || body.redirect_to !== '') {
    throw validationError('Only the token_hash and type should be provided')
  }
  return proveByLink(call, body.type, body.token_hash)
}

function proveByDigits(call: AuthCall, body: z.output<typeof Verify>): Promise<Proof> {
  if (body.email === '' && body.phone !== '') {
    checkPhoneNumber(body.phone)
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  }
  if (body.email === '' || body.phone !== '') {
    throw validationError('Only an email address or phone number should be provided on verify')
  }
  let email: string
  try {
    email = parseEmailAddress(body.email)
  } catch {
    throw validationError('Invalid email format', 422)
  }
  return proveByCode(call, body.type, email, body.token)
}

/** The method that a waiting browser's flow was started with, by the mail's type. */
const flowMethods: Record<string, string> = {
  signup: 'email/signup',
  email: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
}

/** GET /verify: GoTrue's default link. Always a redirect, with a code (PKCE), a session in the fragment, or an error. */
export const getVerify: Endpoint = async (call) => {
  const type = call.query.get('type') ?? ''
  const linkToken = call.query.get('token') ?? ''
  if (type === '') throw validationError('Verify requires a verification type')
  if (linkToken === '') throw validationError('Verify requires a token or a token hash')
  const withCode = linkToken.startsWith('pkce_')
  try {
    const proof = await proveByLink(call, type, linkToken)
    return await call.sql.begin(async (tx) => {
      const user = await applyProof(call, tx, proof)
      if (user === null) return redirectWith(call, { message: halfDone }, withCode)
      if (withCode) {
        const method =
          proof.token.kind === 'recovery' && type === 'email' ? 'magiclink' : (flowMethods[type] ?? type)
        return seeOther(
          withQuery(redirectTarget(call), { code: await issueAuthCode(call, tx, user.id, method) }),
        )
      }
      const session = await openSession(call, tx, user, 'otp')
      const fragment = new URLSearchParams({
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: session.token_type,
        type,
      })
      return seeOther(`${redirectTarget(call)}#${fragment}`)
    })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const facts = { error: errorName(error.status), error_code: error.code, error_description: error.message }
    return redirectWith(call, facts, withCode)
  }
}

/** Facts go into the fragment, and for a waiting browser into the query too, which a server can read. */
function redirectWith(call: AuthCall, facts: Record<string, string>, withCode: boolean): Response {
  const target = new URL(withCode ? withQuery(redirectTarget(call), facts) : redirectTarget(call))
  target.hash = new URLSearchParams({ ...facts, sb: '' }).toString()
  return seeOther(target.href)
}

function withQuery(target: string, facts: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return url.href
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

function errorName(status: number): string {
  if (status === 403) return 'access_denied'
  return status === 401 ? 'unauthorized_client' : 'invalid_request'
}
