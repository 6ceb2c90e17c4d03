import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sessionCookieName } from '@/contracts/session-cookie'

/** Address of the sign-in service; passed at run time, so that one build serves any configuration. */
export interface SupabaseAddress {
  url: string
  anonKey: string
}

/** The browser's client, one per page. */
export function createSupabaseBrowserClient({ url, anonKey }: SupabaseAddress): SupabaseClient {
  return createBrowserClient(url, anonKey, {
    cookieOptions: { name: sessionCookieName, secure: window.location.protocol === 'https:' },
    // A code in the address belongs to /auth/callback, which exchanges it on the server.
    auth: { detectSessionInUrl: false },
  })
}
