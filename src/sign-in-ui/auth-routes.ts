import type { AuthFailure } from './auth-problem'

/** Why no account may be opened with an address; null when one may. */
export function askAddressCheck(email: string): Promise<AuthFailure | null> {
  return post('/auth/sign-up-check', { email })
}

interface PasswordChange {
  password: string
  /** Empty where there is none, and after a recovery. */
  currentPassword: string
  /** Ends the API keys of the account too. */
  revokeKeys: boolean
}

/** Null once it is changed; every other session has ended then. */
export function askPasswordChange(change: PasswordChange): Promise<AuthFailure | null> {
  return post('/auth/password', change)
}

/** Null once both mails are on their way. */
export function askEmailChange(email: string): Promise<AuthFailure | null> {
  return post('/auth/email', { email })
}

/** Null once every other session has ended. */
export function askSignOutElsewhere(): Promise<AuthFailure | null> {
  return post('/auth/sign-out-elsewhere', {})
}

/** Null once the session with that key of the list has ended. */
export function askSignOutSession(key: string): Promise<AuthFailure | null> {
  return post('/auth/sign-out-session', { key })
}

async function post(path: string, body: object): Promise<AuthFailure | null> {
  const headers = { 'content-type': 'application/json', 'x-trpc-source': 'web' }
  try {
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.ok) return null
    const failure = (await response.json()) as Partial<AuthFailure>
    return { ...failure, message: failure.message ?? '', status: response.status }
  } catch {
    return { name: 'AuthRetryableFetchError', message: '' }
  }
}
