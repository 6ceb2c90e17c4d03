import type { AuthCall, Database } from './auth-call'
import { AuthError, emailExists, validationError } from './auth-error'
import {
  clearTokens,
  findTokenByCode,
  findTokenByLink,
  type OneTimeToken,
  type TokenKind,
  takeToken,
} from './one-time-token'
import { isBanned, type UserRow } from './user'
import { confirmUser, findUserByEmail, findUserById, updateUser } from './user-store'

const kindsOfType: Record<string, TokenKind[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

/** A verified token of a mail, with its user. */
export type Proof = { token: OneTimeToken; user: UserRow }

/** @throws AuthError 400 validation_failed, 403 otp_expired, user_banned */
export async function proveByLink(call: AuthCall, type: string, linkToken: string): Promise<Proof> {
  const token = await findTokenByLink(call, linkToken, kindsFor(type, 'Invalid email verification type'))
  const user = await findUserById(call.sql, token.user_id)
  if (user === null) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  if (isBanned(user, call.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { token, user }
}

/** @param email the address that the code went to, lower case @throws AuthError 400, 403 otp_expired, user_banned */
export async function proveByCode(call: AuthCall, type: string, email: string, code: string): Promise<Proof> {
  const kinds = kindsFor(type, 'Unsupported verification type')
  const user =
    type === 'email_change' ? await findUserByChange(call, email) : await findUserByEmail(call.sql, email)
  const token = await findTokenByCode(call, { user, sentTo: email, code, kinds })
  if (user === null) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  if (isBanned(user, call.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { token, user }
}

/**
 * Uses the token up and does what it allows, within a transaction.
 * @returns the user, or null after the first of the two mails of an address change
 */
export async function applyProof(call: AuthCall, tx: Database, proof: Proof): Promise<UserRow | null> {
  const { token, user } = proof
  if (!(await takeToken(tx, token)))
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    return applyEmailChange(call, tx, user)
  }
  await clearTokens(tx, user.id)
  if (user.email_confirmed_at !== null) return user
  const confirmed = await confirmUser(tx, user, call.now())
  // A password that somebody set before the address was theirs is no password.
  return token.kind === 'recovery' ? updateUser(tx, user.id, { password_hash: null }, call.now()) : confirmed
}

async function applyEmailChange(call: AuthCall, tx: Database, known: UserRow): Promise<UserRow | null> {
  const [user] = await tx<UserRow[]>`select * from sandbox_auth.users where id = ${known.id} for update`
  if (user === undefined || user.new_email === null) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  if (!call.autoconfirm && !user.email_change_half_done) {
    await updateUser(tx, user.id, { email_change_half_done: true }, call.now())
    return null
  }
  if ((await findUserByEmail(tx, user.new_email)) !== null) {
    throw emailExists()
  }
  await clearTokens(tx, user.id)
  const change = { email: user.new_email, new_email: null, email_change_half_done: false }
  return confirmUser(tx, await updateUser(tx, user.id, change, call.now()), call.now())
}

async function findUserByChange(call: AuthCall, email: string): Promise<UserRow | null> {
  const [user] = await call.sql<UserRow[]>`
    select * from sandbox_auth.users
    where new_email = ${email} or (email = ${email} and new_email is not null)
    order by email_change_sent_at desc limit 1`
  return user ?? null
}

function kindsFor(type: string, complaint: string): TokenKind[] {
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined
  if (kinds === undefined) throw validationError(complaint)
  return kinds
}
