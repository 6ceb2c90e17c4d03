import { cookies } from 'next/headers'
import { hasSessionCookie } from '@/lib/session-cookie'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'
import { readIdentity } from './read-identity'
import { requestClient } from './request-client'

/** The signed-in person of the request being answered. */
export interface SessionUser extends VerifiedIdentity {
  accessToken: string
}

/** Null for visitors. The token is checked by its signature; who needs the session itself to stand asks the service. */
export async function getSessionUser(): Promise<SessionUser | null> {
  const jar = await cookies()
  if (!hasSessionCookie(jar.getAll())) return null
  const { auth } = await requestClient()
  const { data } = await auth.getSession()
  const accessToken = data.session?.access_token
  if (accessToken === undefined) return null
  const { data: verified } = await auth.getClaims(accessToken)
  const identity = verified === null ? null : readIdentity(verified.claims)
  return identity && { ...identity, accessToken }
}
