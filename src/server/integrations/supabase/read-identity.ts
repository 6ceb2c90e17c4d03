import type { JwtPayload } from '@supabase/supabase-js'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The person whom verified claims speak of; null for project keys, anonymous sign-ins and tokens for others. */
export function readIdentity(claims: JwtPayload): VerifiedIdentity | null {
  const { sub, email, aud, role, session_id: sessionId, amr } = claims
  const isPerson =
    role === 'authenticated' && (Array.isArray(aud) ? aud.includes('authenticated') : aud === 'authenticated')
  if (!isPerson || claims.is_anonymous === true || !sub || typeof email !== 'string' || email === '')
    return null
  // A session exists only after the mail was answered, unless a project lets unproved addresses in and says so here.
  // Newest first: a second factor stands before the method that the session began with.
  const first = Array.isArray(amr) ? amr.at(-1) : undefined
  return {
    userId: sub,
    email,
    emailVerified: claims.user_metadata?.email_verified !== false,
    sessionId: typeof sessionId === 'string' && uuid.test(sessionId) ? sessionId : null,
    level: claims.aal === 'aal2' ? 'aal2' : 'aal1',
    method: typeof first === 'string' ? first : (first?.method ?? 'unknown'),
  }
}
