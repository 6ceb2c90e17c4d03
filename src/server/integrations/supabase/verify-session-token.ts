import { serverEnv } from '@/env/server-env'
import { createTokenVerifier, type VerifyAccessToken } from './access-token'

let verifier: VerifyAccessToken | undefined

/** For tokens of cookies, against the configured project. @throws SERVICE_UNAVAILABLE */
export const verifySessionToken: VerifyAccessToken = (token) => {
  const { supabaseUrl: url, supabaseAnonKey: anonKey, supabaseIssuer: issuer } = serverEnv()
  verifier ??= createTokenVerifier({ url, anonKey, issuer })
  return verifier(token)
}
