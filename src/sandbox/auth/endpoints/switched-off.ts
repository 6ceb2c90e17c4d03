import type { Endpoint } from '../auth-call'
import { AuthError } from '../auth-error'
import { requireUser } from '../caller'

/** Signing in through a company's own service. */
export const singleSignOn: Endpoint = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

/** A second proof beside the password, of whatever kind. */
export const refuseFactor: Endpoint = async (call) => {
  await requireUser(call)
  throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
}
