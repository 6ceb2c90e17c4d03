import type { SupabaseClient } from '@supabase/supabase-js'
import type { SupabaseAddress } from '@/sign-in-ui/supabase-browser-client'

/** Settings that the page passes to the forms. */
export interface AuthSettings {
  supabase: SupabaseAddress
  /** Mail stays on this machine, in the mailbox. */
  sandbox: boolean
  /** Where to go once signed in: a path of ours. */
  next: string
}

/** The page of a mail's link, which waits for a press. @param next the path after it */
export function confirmAddress(next: string): string {
  return `${window.location.origin}/auth/confirm?${new URLSearchParams({ next })}`
}

export function resetPath(next: string): string {
  return `/auth/reset?${new URLSearchParams({ next })}`
}

/** The page of the second step. @param next the path after it */
function twoStepPath(next: string): string {
  return `/auth/two-step?${new URLSearchParams({ next })}`
}

/** After signing in: to the second step where the account has one, else on. */
export async function leaveSignedIn({ auth }: SupabaseClient, next: string): Promise<void> {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  leaveFor(data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2' ? twoStepPath(next) : next)
}

/** A full page load, so that everything is rendered for the new session. */
export function leaveFor(path: string): void {
  window.location.assign(path)
}
