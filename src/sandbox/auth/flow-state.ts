import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type AuthCall, type Database, textField } from './auth-call'
import { AuthError, validationError } from './auth-error'

/** The proof-key fields (PKCE, RFC 7636) that every mailing call may carry. */
export const proofKeyFields = {
  code_challenge: textField,
  code_challenge_method: textField.transform((method) => method.toLowerCase()),
}

const proofKeyShape = z.object(proofKeyFields)
export type ProofKey = z.output<typeof proofKeyShape>

/** A row of `sandbox_auth.flow_states`: a browser that waits for its code. */
interface FlowState {
  auth_code: string
  user_id: string
  method: string
  challenge: string
  challenge_method: string
  created_at: Date
  clicked_at: Date | null
}

const flowSeconds = 300

/** @throws AuthError 400 validation_failed */
export function checkProofKey({ code_challenge: challenge, code_challenge_method: method }: ProofKey): void {
  if ((challenge === '') !== (method === '')) {
    throw validationError('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge === '') return
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationError('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw validationError(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (method !== 's256' && method !== 'plain')
    throw validationError(`Invalid code challenge method: ${method}`)
}

/** Remembers the challenge of a browser that asked for a mail. @returns whether the mail's link answers with a code */
export async function startFlow(
  call: AuthCall,
  key: ProofKey,
  userId: string,
  method: string,
): Promise<boolean> {
  if (key.code_challenge === '') return false
  await call.sql`
    insert into sandbox_auth.flow_states (auth_code, user_id, method, challenge, challenge_method, created_at)
    values (${randomUUID()}, ${userId}, ${method}, ${key.code_challenge}, ${key.code_challenge_method}, ${call.now()})`
  return true
}

/** The code for the browser that asked last, once its link was followed. @throws AuthError 400 flow_state_not_found */
export async function issueAuthCode(
  call: AuthCall,
  sql: Database,
  userId: string,
  method: string,
): Promise<string> {
  const [flow] = await sql<FlowState[]>`
    update sandbox_auth.flow_states set clicked_at = ${call.now()}
    where auth_code = (
      select auth_code from sandbox_auth.flow_states
      where user_id = ${userId} and method = ${method} order by created_at desc limit 1
    )
    returning *`
  if (flow !== undefined) return flow.auth_code
  throw new AuthError(
    400,
    'flow_state_not_found',
    'No associated flow state found. 422: No valid flow state found for user.',
  )
}

/**
 * Takes a code once. A wrong verifier leaves the code standing, so the right browser may still come.
 * @throws AuthError 404 flow_state_not_found, 422 flow_state_expired, 400 bad_code_verifier
 */
export async function redeemAuthCode(call: AuthCall, code: string, verifier: string) {
  const missing = new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (!z.uuid().safeParse(code).success) throw missing
  const [flow] = await call.sql<FlowState[]>`select * from sandbox_auth.flow_states where auth_code = ${code}`
  if (flow === undefined) throw missing
  // Only a magic link counts from the click; the others from the request, as in GoTrue.
  const from = flow.method === 'magiclink' && flow.clicked_at !== null ? flow.clicked_at : flow.created_at
  if (call.now().getTime() > from.getTime() + flowSeconds * 1000) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!verifierMatches(flow, verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  const taken =
    await call.sql`delete from sandbox_auth.flow_states where auth_code = ${code} returning auth_code`
  if (taken.length === 0) throw missing
  return { userId: flow.user_id, method: flow.method }
}

function verifierMatches(flow: FlowState, verifier: string): boolean {
  const hashed = createHash('sha256').update(verifier).digest('base64url')
  const given = Buffer.from(flow.challenge_method === 's256' ? hashed : verifier)
  const expected = Buffer.from(flow.challenge)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
