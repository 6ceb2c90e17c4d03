import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'

/** Why signing in did not work: a key of the `auth.problem` words, and how long to wait where that is known. */
export interface AuthProblem {
  key: string
  /** The field that it belongs to; without one it stands above the button. */
  field?: 'email' | 'password' | 'code'
  seconds?: number
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
  session_not_found: { key: 'signedOut' },
  over_request_rate_limit: { key: 'tooManyTries' },
}

/** Finds the words for what the sign-in service answered. Never tells whether an address has an account. */
export function describeAuthError(error: AuthError): AuthProblem {
  if (isAuthRetryableFetchError(error)) return { key: 'offline' }
  if (error.name === 'AuthSessionMissingError') return { key: 'signedOut' }
  const [, seconds] = /after (\d+) seconds/.exec(error.message) ?? []
  if (error.status === 429 && seconds !== undefined) return { key: 'tooFast', seconds: Number(seconds) }
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
  return tooLong ? { key: 'longPassword', field: 'password' } : null
}
