import { isCommonPassword } from '../common-passwords'

/** Why signing in did not work: a key of the `auth.problem` words, and how long to wait where that is known. */
export interface AuthProblem {
  key: string
  /** The field that it belongs to; without one it stands above the button. */
  field?: AuthField
  seconds?: number
}

export type AuthField = 'email' | 'password' | 'currentPassword' | 'code'

/** What failed, as the SDK throws it or as a route of ours passes it on. */
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
  too_many_accounts: { key: 'tooManyAccounts' },
  service_unavailable: { key: 'offline' },
  over_request_rate_limit: { key: 'tooManyTries' },
}

/** Finds the words for what the sign-in service answered. Never tells whether an address has an account. */
export function describeAuthError(error: AuthFailure): AuthProblem {
  if (error.name === 'AuthRetryableFetchError') return { key: 'offline' }
  if (error.name === 'AuthSessionMissingError') return { key: 'signedOut' }
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? []
  if (error.status === 429 && seconds !== undefined) return { key: 'tooFast', seconds: Number(seconds) }
  if (error.reasons?.includes('pwned')) return { key: 'commonPassword', field: 'password' }
  return problemOfCode[error.code ?? ''] ?? { key: 'unknown' }
}

const minPasswordCharacters = 8
/** The most that bcrypt looks at. */
const maxPasswordBytes = 72

/** What can be said before asking anybody; null when there is nothing. */
export function checkEmail(email: string): AuthProblem | null {
  return /^\S+@\S+\.\S+$|^\S+@localhost$/.test(email) ? null : { key: 'email', field: 'email' }
}

export function checkNewPassword(password: string): AuthProblem | null {
  if ([...password].length < minPasswordCharacters) return { key: 'weakPassword', field: 'password' }
  const tooLong = new TextEncoder().encode(password).length > maxPasswordBytes
  if (tooLong) return { key: 'longPassword', field: 'password' }
  return isCommonPassword(password) ? { key: 'commonPassword', field: 'password' } : null
}
