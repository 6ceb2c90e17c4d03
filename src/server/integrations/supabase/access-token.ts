import { createClient, type JwtPayload } from '@supabase/supabase-js'
import { compactVerify, createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors } from 'jose'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'
import { readIdentity } from './read-identity'
import { isRefusal, unavailable } from './service-failure'
import { statelessClient, waitMsMax } from './stateless-client'

/** The project that tokens are verified against. */
export interface TokenProject {
  url: string
  anonKey: string
  /** `iss` of its tokens; its address with `/auth/v1` when absent. */
  issuer?: string | undefined
}

/** Null for anything but the token of a signed-in person. @throws SERVICE_UNAVAILABLE */
export type VerifyAccessToken = (token: string) => Promise<VerifiedIdentity | null>

const publicKeyAlgorithms = ['ES256', 'RS256', 'EdDSA']
/** Seconds by which clocks may differ. */
const leewaySeconds = 30

/** Keys that cannot be fetched; the other failures of jose are about the token. */
const unanswered = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/**
 * Checks access tokens, those of cookies and those of bearers alike: every claim, then the signature against the
 * project's public keys. A project that still signs with its shared secret publishes none, so for HS256 the service is
 * asked. Keys are fetched once in ten minutes, and again when a token names one that is not among them.
 * decision: ADR-0022
 */
export function createTokenVerifier({ url, anonKey, issuer }: TokenProject): VerifyAccessToken {
  const keys = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`), {
    timeoutDuration: waitMsMax,
  })
  const { auth } = createClient(url, anonKey, statelessClient)

  async function signatureHolds(token: string, alg: string | undefined): Promise<boolean> {
    if (alg === 'HS256') {
      const { error } = await auth.getUser(token)
      if (error !== null && !isRefusal(error)) throw unavailable(error)
      return error === null
    }
    try {
      await compactVerify(token, keys, { algorithms: publicKeyAlgorithms })
      return true
    } catch (error) {
      if (error instanceof errors.JOSEError && !unanswered.has(error.code)) return false
      throw unavailable(error)
    }
  }

  return async (token) => {
    const decoded = decode(token)
    if (decoded === null || decoded.crit !== undefined) return null
    if (!claimsHold(decoded.claims, issuer ?? `${url}/auth/v1`)) return null
    return (await signatureHolds(token, decoded.alg)) ? readIdentity(decoded.claims) : null
  }
}

/** Header and claims of a token, unverified; null for other text. */
function decode(token: string) {
  try {
    const { alg, crit } = decodeProtectedHeader(token)
    return { alg, crit, claims: decodeJwt<JwtPayload>(token) }
  } catch {
    return null
  }
}

/** `aud` and `role` are looked at with the person. */
function claimsHold({ iss, exp, iat, nbf }: JwtPayload, issuer: string): boolean {
  const nowSeconds = Date.now() / 1000
  const isPast = (time: unknown) => typeof time === 'number' && time <= nowSeconds + leewaySeconds
  return (
    iss === issuer &&
    typeof exp === 'number' &&
    exp > nowSeconds &&
    isPast(iat) &&
    (nbf === undefined || isPast(nbf))
  )
}
