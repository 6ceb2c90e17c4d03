import { z } from 'zod'
import { type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { redeemAuthCode } from '../flow-state'
import { openSession } from '../session'
import { isBanned } from '../user'
import { findUserById } from '../user-store'

const ProofKeyGrant = z.object({ auth_code: textField, code_verifier: textField })

/** The code of a followed link, with the verifier that only the asking browser holds. */
export const proofKeyGrant: Endpoint = async (call) => {
  const body = parseBody(call, ProofKeyGrant)
  if (body.auth_code === '' || body.code_verifier === '') {
    throw validationError('invalid request: both auth code and code verifier should be non-empty')
  }
  const { userId, method } = await redeemAuthCode(call, body.auth_code, body.code_verifier)
  const user = await findUserById(call.sql, userId)
  if (user === null) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (isBanned(user, call.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return Response.json(await openSession(call, call.sql, user, method))
}
