import { cookies } from 'next/headers'
import { AppError } from '@/contracts/errors'
import { hasSessionCookie } from '@/contracts/session-cookie'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'
import { requestClient } from './request-client'
import { verifySessionToken } from './verify-session-token'

/** The signed-in person of the request being answered. */
export interface SessionUser extends VerifiedIdentity {
  accessToken: string
}

/** Like `getSessionUser`, for pages that visitors see too: null while the sign-in service does not answer. */
export async function getPageVisitor(): Promise<SessionUser | null> {
  return getSessionUser().catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}

/**
 * Null for visitors. The token is checked by itself; whether its session still stands, the sign-in service knows.
 * @throws SERVICE_UNAVAILABLE
 */
export async function getSessionUser(): Promise<SessionUser | null> {
  const jar = await cookies()
  if (!hasSessionCookie(jar.getAll())) return null
  const { auth } = await requestClient()
  const { data } = await auth.getSession()
  const accessToken = data.session?.access_token
  if (accessToken === undefined) return null
  const identity = await verifySessionToken(accessToken)
  return identity && { ...identity, accessToken }
}
