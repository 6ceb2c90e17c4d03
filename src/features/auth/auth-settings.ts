import type { SupabaseAddress } from '@/lib/supabase-browser-client'

/** What the page hands to the forms. */
export interface AuthSettings {
  supabase: SupabaseAddress
  /** Mail stays on this machine, in the mailbox. */
  sandbox: boolean
  /** Where to go once signed in: a path of ours. */
  next: string
}

/** Where a mail's link leads: our page that waits for a press. @param next the path after it */
export function confirmAddress(next: string): string {
  return `${window.location.origin}/auth/confirm?${new URLSearchParams({ next })}`
}

export function resetPath(next: string): string {
  return `/auth/reset?${new URLSearchParams({ next })}`
}

/** A whole new page, so that everything on it is made for who is signed in now. */
export function leaveFor(path: string): void {
  window.location.assign(path)
}
