import { type AuthProblem, checkEmail, checkNewPassword, describeAuthError } from '@/sign-in-ui/auth-problem'
import { askAddressCheck } from '@/sign-in-ui/auth-routes'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import type { AuthMode } from './auth-mode'
import { type AuthSettings, confirmAddress, resetPath } from './auth-settings'

export type AuthOutcome =
  | { kind: 'signed-in' }
  | { kind: 'mail-sent' }
  | { kind: 'problem'; problem: AuthProblem }

interface Credentials {
  email: string
  password: string
}

/** Does what the form is for. Nothing in an outcome tells whether the address had an account. */
export async function submitAuth(
  mode: AuthMode,
  credentials: Credentials,
  settings: AuthSettings,
): Promise<AuthOutcome> {
  const complaint = checkEmail(credentials.email) ?? checkPassword(mode, credentials.password)
  if (complaint !== null) return { kind: 'problem', problem: complaint }
  if (mode === 'sign-up' || mode === 'link') {
    const refusal = await askAddressCheck(credentials.email)
    if (refusal !== null) return { kind: 'problem', problem: describeAuthError(refusal) }
  }
  const { error, session } = await ask(mode, credentials, settings)
  if (error !== null) return { kind: 'problem', problem: describeAuthError(error) }
  return session === null ? { kind: 'mail-sent' } : { kind: 'signed-in' }
}

function checkPassword(mode: AuthMode, password: string): AuthProblem | null {
  if (mode === 'sign-up') return checkNewPassword(password)
  return mode === 'sign-in' && password === '' ? { key: 'noPassword', field: 'password' } : null
}

async function ask(mode: AuthMode, { email, password }: Credentials, { supabase, next }: AuthSettings) {
  const { auth } = createSupabaseBrowserClient(supabase)
  const emailRedirectTo = confirmAddress(next)
  switch (mode) {
    case 'sign-in': {
      const { data, error } = await auth.signInWithPassword({ email, password })
      return { error, session: data.session }
    }
    case 'sign-up': {
      const { data, error } = await auth.signUp({ email, password, options: { emailRedirectTo } })
      return { error, session: data.session }
    }
    case 'link': {
      const { error } = await auth.signInWithOtp({ email, options: { emailRedirectTo } })
      return { error, session: null }
    }
    case 'forgot': {
      const redirectTo = confirmAddress(resetPath(next))
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo })
      return { error, session: null }
    }
  }
}
