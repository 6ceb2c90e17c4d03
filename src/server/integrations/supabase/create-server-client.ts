import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sessionCookieName } from '@/contracts/session-cookie'
import { serverEnv } from '@/env/server-env'

/** A client for one request: the session comes from its cookies, and what is refreshed goes back into the jar. */
export function createSupabaseServerClient(cookies: CookieMethodsServer): SupabaseClient {
  const { supabaseUrl, supabaseAnonKey, siteUrl } = serverEnv()
  return createServerClient(supabaseUrl, supabaseAnonKey, {
    cookieOptions: { name: sessionCookieName, secure: siteUrl.startsWith('https:') },
    cookies,
  })
}
