import { serverEnv } from '@/env/server-env'
import type { IdentityProvider, SessionVerdict } from '@/server/services/ports/identity-provider'
import type { VerifyAccessToken } from './access-token'
import { createSupabaseIdentityProvider } from './supabase-identity-provider'

let provider: IdentityProvider | undefined

/** Verifier for the configured project. */
function identityProvider(): IdentityProvider {
  const { supabaseUrl: url, supabaseAnonKey: anonKey, supabaseServiceRoleKey, supabaseIssuer } = serverEnv()
  provider ??= createSupabaseIdentityProvider({
    url,
    anonKey,
    serviceRoleKey: supabaseServiceRoleKey,
    issuer: supabaseIssuer,
  })
  return provider
}

/** For tokens of cookies. @throws SERVICE_UNAVAILABLE */
export const verifySessionToken: VerifyAccessToken = (token) => identityProvider().verifyAccessToken(token)

/** Asks the sign-in service about the session of a cookie's token. @throws SERVICE_UNAVAILABLE */
export function askSessionOfToken(token: string): Promise<SessionVerdict> {
  return identityProvider().askSession(token)
}
