import type { Endpoint } from '../auth-call'
import { AuthError } from '../auth-error'

/** Signing in through a company's own service. */
export const singleSignOn: Endpoint = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}
