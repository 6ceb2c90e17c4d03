import type { Endpoint } from '../auth-call'
import { AuthError } from '../auth-error'
import { passwordGrant } from './token-password'
import { proofKeyGrant } from './token-pkce'
import { refreshGrant } from './token-refresh'

/** POST /token: the three ways to a session. */
export const token: Endpoint = (call) => {
  switch (call.query.get('grant_type')) {
    case 'password':
      return passwordGrant(call)
    case 'refresh_token':
      return refreshGrant(call)
    case 'pkce':
      return proofKeyGrant(call)
    case 'id_token':
      throw new AuthError(400, 'provider_disabled', 'Provider is not enabled')
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
