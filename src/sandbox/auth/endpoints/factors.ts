import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { countAttempt, refuseOver } from '../attempts'
import { type AuthCall, type Database, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { isUuid, requireUser } from '../caller'
import { type FactorRow, findFactors, removeFactor } from '../factor'
import { endLowerSessions, isAal2, raiseSession, type SessionRow, sessionBody } from '../session'
import type { UserRow } from '../user'

const factorsMax = 10
const nameCharactersMax = 120
/** Begun and never finished: forgotten after this time. */
const unverifiedSeconds = 300
const challengeSeconds = 300
/** Wrong codes of one account, whichever of its factors they are for. decision: ADR-0045 */
const codesMax = 10
const codeWindowSeconds = 15 * 60
const secretBytes = 20

const Enrolment = z.object({ friendly_name: textField, factor_type: textField, issuer: textField })

/** POST /factors: a secret for an authenticator app, which counts once its first code was entered. */
export const enrollFactor: Endpoint = async (call) => {
  const { user, session } = await requireUser(call)
  const { friendly_name: name, factor_type: kind, issuer } = parseBody(call, Enrolment)
  requireTotp(kind, 'enroll')
  if ([...name].length > nameCharactersMax) {
    throw validationError(`friendly_name must be ${nameCharactersMax} characters or less`)
  }
  const secret = new Secret({ size: secretBytes })
  const now = call.now()
  const id = await call.sql.begin(async (tx) => {
    await lockUser(tx, user)
    await checkRoom(call, tx, { user, session, name })
    const [row] = await tx<{ id: string }[]>`
      insert into sandbox_auth.factors (id, user_id, friendly_name, status, secret, created_at, updated_at)
      values (${randomUUID()}, ${user.id}, ${name}, 'unverified', ${secret.base32}, ${now}, ${now})
      returning id`
    return row?.id
  })
  const site = issuer === '' ? new URL(call.siteUrl).host : issuer
  const uri = new TOTP({ issuer: site, label: user.email, secret }).toString()
  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret: secret.base32, uri },
  })
}

/** POST /factors/:id/challenge */
export const challengeFactor: Endpoint = async (call) => {
  const { factor } = await requireFactor(call)
  const now = call.now()
  const id = randomUUID()
  await call.sql.begin(async (tx) => {
    await tx`
      delete from sandbox_auth.factor_challenges
      where factor_id = ${factor.id} and created_at < ${secondsBefore(now, challengeSeconds)}`
    await tx`
      insert into sandbox_auth.factor_challenges (id, factor_id, address, created_at)
      values (${id}, ${factor.id}, ${addressOf(call)}, ${now})`
    await tx`update sandbox_auth.factors set last_challenged_at = ${now} where id = ${factor.id}`
  })
  const expiresAt = Math.floor(now.getTime() / 1000) + challengeSeconds
  return Response.json({ id, type: 'totp', expires_at: expiresAt })
}

const Answer = z.object({ challenge_id: textField, code: textField })

/**
 * POST /factors/:id/verify: the code raises this session to `aal2` and ends the sessions that are still at `aal1`.
 * A code is used once; GoTrue lets it be used again while it lasts.
 */
export const verifyFactor: Endpoint = async (call) => {
  const { user, session, factor } = await requireFactor(call)
  const { challenge_id: challengeId, code } = parseBody(call, Answer)
  if (code === '') throw validationError('Code needs to be non-empty')
  const tries = `factor-code ${user.id}`
  if (!call.relaxed) {
    refuseOver(codesMax, await countAttempt(call, tries, codeWindowSeconds), call.now())
  }
  const body = await call.sql.begin(async (tx) => {
    await lockUser(tx, user)
    await takeChallenge(call, tx, factor, challengeId)
    await takeCode(call, tx, factor, code)
    const raised = await raiseSession(call, tx, session, factor.id)
    await endLowerSessions(tx, user.id)
    await tx`delete from sandbox_auth.factors where user_id = ${user.id} and status = 'unverified'`
    return sessionBody(call, tx, user, raised)
  })
  await call.sql`delete from sandbox_auth.attempts where key = ${tries}`
  return Response.json(body)
}

/** DELETE /factors/:id: a factor that counts is removed only by a session that has shown one. */
export const unenrollFactor: Endpoint = async (call) => {
  const { session, factor } = await requireFactor(call)
  if (factor.status === 'verified' && !isAal2(session)) {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await call.sql.begin((tx) => removeFactor(tx, factor.id))
  return Response.json({ id: factor.id })
}

/** Refuses other factors than TOTP with the answer of a Supabase project that has them disabled. */
function requireTotp(kind: string, action: 'enroll' | 'verify'): void {
  const name = { phone: 'Phone', webauthn: 'WebAuthn' }[kind]
  if (name !== undefined) {
    throw new AuthError(422, `mfa_${kind}_${action}_not_enabled`, `MFA ${action} is disabled for ${name}`)
  }
  if (kind !== 'totp') throw validationError('factor_type needs to be totp, phone, or webauthn')
}

async function requireFactor(
  call: AuthCall,
): Promise<{ user: UserRow; session: SessionRow; factor: FactorRow }> {
  const caller = await requireUser(call)
  const id = new URL(call.request.url).pathname.split('/factors/')[1]?.split('/')[0]
  if (!isUuid(id)) throw validationError('factor_id must be an UUID', 404)
  const factor = (await findFactors(call.sql, caller.user.id)).find((known) => known.id === id.toLowerCase())
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return { ...caller, factor }
}

/** Factors of one user change one after the other. */
async function lockUser(tx: Database, { id }: UserRow): Promise<void> {
  await tx`select id from sandbox_auth.users where id = ${id} for update`
}

async function checkRoom(
  call: AuthCall,
  tx: Database,
  { user, session, name }: { user: UserRow; session: SessionRow; name: string },
): Promise<void> {
  await tx`
    delete from sandbox_auth.factors where user_id = ${user.id} and status = 'unverified'
      and created_at < ${secondsBefore(call.now(), unverifiedSeconds)}`
  const factors = await findFactors(tx, user.id)
  if (factors.some((factor) => factor.friendly_name === name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  }
  if (factors.length >= factorsMax) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (factors.some(({ status }) => status === 'verified') && !isAal2(session)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}

/** @throws AuthError 422 mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired */
async function takeChallenge(call: AuthCall, tx: Database, factor: FactorRow, id: string): Promise<void> {
  const [challenge] = await tx<{ address: string; created_at: Date; verified_at: Date | null }[]>`
    select address, created_at, verified_at from sandbox_auth.factor_challenges
    where id = ${isUuid(id) ? id : null} and factor_id = ${factor.id}`
  if (challenge === undefined) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.verified_at !== null || challenge.address !== addressOf(call)) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (challenge.created_at < secondsBefore(call.now(), challengeSeconds)) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
  }
  await tx`update sandbox_auth.factor_challenges set verified_at = ${call.now()} where id = ${id}`
}

/** Accepts the code of this step, the one before and the one after. @throws AuthError 422 mfa_verification_failed */
async function takeCode(call: AuthCall, tx: Database, factor: FactorRow, code: string): Promise<void> {
  const now = call.now()
  const timestamp = now.getTime()
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) })
  const stepsOff = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null
  const step = stepsOff === null ? null : totp.counter({ timestamp }) + stepsOff
  const taken = await tx`
    update sandbox_auth.factors set status = 'verified', last_step = ${step}, updated_at = ${now}
    where id = ${factor.id} and ${step}::int > coalesce(last_step, 0)
    returning id`
  if (taken.length === 0) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
}

function addressOf(call: AuthCall): string {
  return call.addressOf(call.request.headers)
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
