import { isCommonPassword } from '@/utilities/common-passwords'

/** Why signing in did not work: a key of the `auth.problem` words, and how long to wait where that is known. */
export interface AuthProblem {
  key: string
  /** The field it belongs to; without one it is shown above the button. */
  field?: AuthField
  seconds?: number
}

export type AuthField = 'email' | 'password' | 'currentPassword' | 'code' | 'name'

/** An error, as the SDK throws it or one of our routes passes it on. */
export interface AuthFailure {
  name?: string | undefined
  code?: string | undefined
  status?: number | undefined
  message: string
  /** Of a weak password: `length`, `characters`, `pwned`. */
  reasons?: readonly string[] | undefined
}

const problemOfCode: Record<string, AuthProblem> = {
  invalid_credentials: { key: 'credentials', field: 'password' },
  email_not_confirmed: { key: 'unconfirmed' },
  user_already_exists: { key: 'credentials', field: 'password' },
  email_address_invalid: { key: 'email', field: 'email' },
  weak_password: { key: 'weakPassword', field: 'password' },
  same_password: { key: 'samePassword', field: 'password' },
  otp_expired: { key: 'expired', field: 'code' },
  otp_disabled: { key: 'noAccounts' },
  signup_disabled: { key: 'noAccounts' },
  user_banned: { key: 'banned' },
  current_password_required: { key: 'noCurrentPassword', field: 'currentPassword' },
  current_password_invalid: { key: 'currentPassword', field: 'currentPassword' },
  disposable_address: { key: 'disposable', field: 'email' },
  session_not_found: { key: 'signedOut' },
  bad_jwt: { key: 'signedOut' },
  unauthorized: { key: 'signedOut' },
  not_found: { key: 'sessionOver' },
  too_many_accounts: { key: 'tooManyAccounts' },
  service_unavailable: { key: 'unreachable' },
  over_request_rate_limit: { key: 'tooManyTries' },
  mfa_verification_failed: { key: 'appCode', field: 'code' },
  mfa_challenge_expired: { key: 'appCode', field: 'code' },
  mfa_totp_enroll_not_enabled: { key: 'appsOff' },
  mfa_totp_verify_not_enabled: { key: 'appsOff' },
  mfa_factor_name_conflict: { key: 'appNameTaken', field: 'name' },
  too_many_enrolled_mfa_factors: { key: 'tooMany' },
  insufficient_aal: { key: 'codeFirst' },
  passkey_disabled: { key: 'passkeysOff' },
  too_many_passkeys: { key: 'tooMany' },
  webauthn_credential_exists: { key: 'passkeyKnown' },
  webauthn_verification_failed: { key: 'passkeyWrong' },
  // Errors of the browser under the SDK's names.
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: { key: 'passkeyKnown' },
  ERROR_INVALID_DOMAIN: { key: 'passkeyAddress' },
  ERROR_INVALID_RP_ID: { key: 'passkeyAddress' },
}

/** Finds the words for what the sign-in service answered. Never tells whether an address has an account. */
export function describeAuthError(error: AuthFailure): AuthProblem {
  if (error.name === 'AuthRetryableFetchError') return { key: 'unreachable' }
  if (error.name === 'AuthSessionMissingError') return { key: 'signedOut' }
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? []
  if (error.status === 429 && seconds !== undefined) return { key: 'tooFast', seconds: Number(seconds) }
  if (error.reasons?.includes('pwned')) return { key: 'commonPassword', field: 'password' }
  return problemOfCode[error.code ?? ''] ?? { key: 'unknown' }
}

/** The same for a code of an authenticator app: a link by mail is no way round it. */
export function describeAppCodeError(error: AuthFailure): AuthProblem {
  return error.code === 'over_request_rate_limit' ? { key: 'tooManyCodes' } : describeAuthError(error)
}

/** The same for a passkey; most errors of browsers mean that the dialog was closed. */
export function describePasskeyError(error: AuthFailure, otherwise: string): AuthProblem {
  const problem = describeAuthError(error)
  return problem.key === 'unknown' ? { key: otherwise } : problem
}

const appCodePattern = /^\d{6}$/

/** The digits of a code as it was typed or pasted; null where it is none. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '')
  return appCodePattern.test(digits) ? digits : null
}

const minPasswordCharacters = 8
/** The most that bcrypt looks at. */
const maxPasswordBytes = 72

/** The problem that is known before a request; null when there is none. */
export function checkEmail(email: string): AuthProblem | null {
  return /^\S+@\S+\.\S+$|^\S+@localhost$/.test(email) ? null : { key: 'email', field: 'email' }
}

export function checkNewPassword(password: string): AuthProblem | null {
  if ([...password].length < minPasswordCharacters) return { key: 'weakPassword', field: 'password' }
  const tooLong = new TextEncoder().encode(password).length > maxPasswordBytes
  if (tooLong) return { key: 'longPassword', field: 'password' }
  return isCommonPassword(password) ? { key: 'commonPassword', field: 'password' } : null
}
