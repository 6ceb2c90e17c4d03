import { randomBytes, randomUUID } from 'node:crypto'
import { type AuthCall, type Database, externalUrl } from './auth-call'
import { AuthError } from './auth-error'
import { signEs256 } from './json-web-token'
import { encodeRefreshToken } from './refresh-token'
import { rememberAddress } from './sign-in-tries'
import { publicUser, type UserRow } from './user'
import { updateUser } from './user-store'

/** A row of `sandbox_auth.sessions`: one signed-in browser. */
export interface SessionRow {
  id: string
  user_id: string
  refresh_key: Uint8Array
  refresh_counter: number
  refreshed_at: Date
  /** How this session was signed in, newest first, for the token. */
  amr: { method: string; timestamp: number }[]
  /** The second factor that raised it to `aal2`. */
  factor_id: string | null
  created_at: Date
}

const accessTokenSeconds = 3600

/** Signs a user in and answers GoTrue's session. @param method goes into `amr`: password, otp, magiclink, … */
export async function openSession(call: AuthCall, sql: Database, user: UserRow, method: string) {
  const now = call.now()
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const userAgent = call.request.headers.get('user-agent')?.slice(0, 300) ?? null
  const [session] = await sql<SessionRow[]>`
    insert into sandbox_auth.sessions (id, user_id, refresh_key, refreshed_at, amr, user_agent, created_at)
    values (${randomUUID()}, ${user.id}, ${randomBytes(32)}, ${now}, ${sql.json(amr)}, ${userAgent}, ${now})
    returning *`
  if (session === undefined) throw new Error('the session was not stored')
  await rememberAddress(call, sql, user.email)
  return sessionBody(call, sql, await updateUser(sql, user.id, { last_sign_in_at: now }, now), session)
}

/** A second factor was shown in this session. */
export function isAal2({ amr }: Pick<SessionRow, 'amr'>): boolean {
  return amr.some(({ method }) => method === 'totp')
}

/**
 * Raises a session to `aal2`. Its counter goes on by two, so that a refresh token from before cannot be exchanged for
 * a raised one.
 */
export async function raiseSession(
  call: AuthCall,
  tx: Database,
  { id, amr }: SessionRow,
  factorId: string,
): Promise<SessionRow> {
  const timestamp = Math.floor(call.now().getTime() / 1000)
  const raised = [{ method: 'totp', timestamp }, ...amr.filter(({ method }) => method !== 'totp')]
  const [session] = await tx<SessionRow[]>`
    update sandbox_auth.sessions set
      amr = ${tx.json(raised)}, factor_id = ${factorId}, refresh_counter = refresh_counter + 2
    where id = ${id} returning *`
  if (session === undefined) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return session
}

/** Ends the sessions of a user that have shown no second factor. */
export async function endLowerSessions(tx: Database, userId: string): Promise<void> {
  await tx`
    delete from sandbox_auth.sessions
    where user_id = ${userId} and not amr @> '[{"method": "totp"}]'`
}

export async function sessionBody(call: AuthCall, sql: Database, user: UserRow, session: SessionRow) {
  const issuedAt = Math.floor(call.now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const accessToken = signEs256(
    {
      iss: externalUrl(call),
      sub: user.id,
      aud: 'authenticated',
      exp: expiresAt,
      iat: issuedAt,
      email: user.email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: user.role,
      aal: isAal2(session) ? 'aal2' : 'aal1',
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    },
    call.keys,
  )
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: await publicUser(sql, user),
  }
}

/** Ends every session of a user, or all but one. */
export async function endSessions(sql: Database, userId: string, keepSessionId?: string): Promise<void> {
  await sql`
    delete from sandbox_auth.sessions
    where user_id = ${userId} ${keepSessionId === undefined ? sql`` : sql`and id <> ${keepSessionId}`}`
}

export async function endSession(sql: Database, sessionId: string): Promise<void> {
  await sql`delete from sandbox_auth.sessions where id = ${sessionId}`
}
