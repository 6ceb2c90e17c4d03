import { z } from 'zod'
import { type AuthCall, type Database, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { parseRefreshToken, type RefreshToken, refreshTokenIsGenuine } from '../refresh-token'
import { endSession, type SessionRow, sessionBody } from '../session'
import { isBanned } from '../user'
import { findUserById } from '../user-store'

const RefreshGrant = z.object({ refresh_token: textField })

/** An older token still answers this long after the last refresh: several tabs, or a render on the server. */
const reuseSeconds = 10

/** Format of GoTrue's older refresh tokens, which this stand-in never issued. */
const legacyPattern = /^[a-z0-9]{12}$/

/** Rotation with reuse detection: a token that was stolen and used ends the session for both. */
export const refreshGrant: Endpoint = async (call) => {
  const { refresh_token } = parseBody(call, RefreshGrant)
  if (legacyPattern.test(refresh_token)) throw notFound()
  const token = parseRefreshToken(refresh_token)
  // The verdict leaves the transaction as a value, because throwing would undo the end of the session.
  const verdict = await call.sql.begin((tx) => rotate(call, tx, token))
  if (verdict instanceof AuthError) throw verdict
  return Response.json(verdict)
}

async function rotate(call: AuthCall, tx: Database, token: RefreshToken) {
  const [session] = await tx<SessionRow[]>`
    select * from sandbox_auth.sessions where id = ${token.sessionId} for update`
  if (session === undefined || !refreshTokenIsGenuine(token, session.refresh_key)) {
    return notFound()
  }
  const user = await findUserById(tx, session.user_id)
  if (user === null)
    return new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found')
  if (isBanned(user, call.now()))
    return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  const stepsBehind = session.refresh_counter - token.counter
  if (stepsBehind < 0) return validationError('Invalid Refresh Token: Not Issued By This Server')
  const secondsSince = (call.now().getTime() - session.refreshed_at.getTime()) / 1000
  // One step behind is a browser that never stored the last answer.
  if (stepsBehind > 1 && secondsSince >= reuseSeconds) {
    await endSession(tx, session.id)
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  const counter = stepsBehind === 0 ? session.refresh_counter + 1 : session.refresh_counter
  await tx`
    update sandbox_auth.sessions set refresh_counter = ${counter}, refreshed_at = ${call.now()}
    where id = ${session.id}`
  return sessionBody(call, tx, user, { ...session, refresh_counter: counter })
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}
