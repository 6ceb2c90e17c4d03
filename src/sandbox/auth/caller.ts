import type { AuthCall } from './auth-call'
import { AuthError } from './auth-error'
import { type Claims, InvalidTokenError, verifyToken } from './json-web-token'
import type { SessionRow } from './session'
import { isBanned, type UserRow } from './user'
import { findUserById } from './user-store'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && uuidPattern.test(text)
}

/** The signed-in caller. The session row must stand, so signing out takes effect at once. @throws AuthError 401, 403 */
export async function requireUser(call: AuthCall): Promise<{ user: UserRow; session: SessionRow }> {
  const claims = bearerClaims(call)
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUserById(call.sql, claims.sub)
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const sessionId = isUuid(claims.session_id) ? claims.session_id : null
  const [session] = await call.sql<SessionRow[]>`
    select * from sandbox_auth.sessions where id = ${sessionId} and user_id = ${user.id}`
  if (session === undefined) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(user, call.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}

const adminRoles = new Set<unknown>(['service_role', 'supabase_admin'])

/** @throws AuthError 401, 403 not_admin */
export function requireAdmin(call: AuthCall): void {
  if (!adminRoles.has(bearerClaims(call).role)) throw new AuthError(403, 'not_admin', 'User not allowed')
}

function bearerClaims(call: AuthCall): Claims {
  const [, token] = /^[Bb]earer (\S+)$/.exec(call.request.headers.get('authorization') ?? '') ?? []
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  try {
    return verifyToken(token, call.keys, call.now())
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
}
