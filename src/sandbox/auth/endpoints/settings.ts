import type { Endpoint } from '../auth-call'
import { validationError } from '../auth-error'
import { publicKeySet } from '../json-web-token'
import { relyingParty } from '../relying-party'

export const getSettings: Endpoint = (call) =>
  Response.json({
    external: { anonymous_users: false, email: true, phone: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: call.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: relyingParty(call.siteUrl) !== null,
  })

/** The public half of the signing keys: with it tokens are checked without asking here. */
export const getKeySet: Endpoint = (call) =>
  Response.json(
    { keys: publicKeySet(call.keys, call.now()) },
    { headers: { 'cache-control': 'public, max-age=600' } },
  )

export const getHealth: Endpoint = () =>
  Response.json({
    version: 'sandbox',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })

export const authorize: Endpoint = () => {
  throw validationError('Unsupported provider: provider is not enabled')
}
