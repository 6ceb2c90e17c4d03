import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { AuthCall, Database } from './auth-call'
import { AuthError } from './auth-error'
import type { UserRow } from './user'

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'

/** A row of `sandbox_auth.one_time_tokens`: what a mail carries, as a link and as six digits. Only hashes are stored. */
export interface OneTimeToken {
  user_id: string
  kind: TokenKind
  sent_to: string
  link_hash: string
  code_hash: string
  code_tries: number
  created_at: Date
}

const linkSeconds = 3600
/** ASVS 5.0 V6.5.5: a code that a person types lives ten minutes at most. */
const codeSeconds = 600
const maxCodeTries = 5

/** Makes the one token of this kind, replacing an earlier one. */
export async function createOneTimeToken(
  call: AuthCall,
  wish: { userId: string; kind: TokenKind; sentTo: string; withCode: boolean },
): Promise<{ linkToken: string; code: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // Random rather than derived from address and code: six digits would be guessable from the link.
  const linkToken = `${wish.withCode ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  await call.sql`
    insert into sandbox_auth.one_time_tokens (user_id, kind, sent_to, link_hash, code_hash, created_at)
    values (${wish.userId}, ${wish.kind}, ${wish.sentTo}, ${hashLink(linkToken)},
      ${hashCode(call, wish.sentTo, code)}, ${call.now()})
    on conflict (user_id, kind) do update set sent_to = excluded.sent_to, link_hash = excluded.link_hash,
      code_hash = excluded.code_hash, code_tries = 0, created_at = excluded.created_at`
  return { linkToken, code }
}

/** @throws AuthError 403 otp_expired: unknown, used, replaced and expired links answer alike */
export async function findTokenByLink(
  call: AuthCall,
  linkToken: string,
  kinds: TokenKind[],
): Promise<OneTimeToken> {
  const [token] = await call.sql<OneTimeToken[]>`
    select * from sandbox_auth.one_time_tokens where link_hash = ${hashLink(linkToken)} and kind in ${call.sql(kinds)}`
  if (token !== undefined && isAlive(token, linkSeconds, call.now())) return token
  throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/**
 * Finds a token by the digits that somebody typed. Every guess counts before it is compared, so parallel guesses
 * cannot exceed the five tries.
 * @throws AuthError 403 otp_expired: unknown address, wrong, used and expired codes answer alike
 */
export async function findTokenByCode(
  call: AuthCall,
  guess: { user: UserRow | null; sentTo: string; code: string; kinds: TokenKind[] },
): Promise<OneTimeToken> {
  const tokens = await call.sql<OneTimeToken[]>`
    update sandbox_auth.one_time_tokens set code_tries = code_tries + 1
    where user_id = ${guess.user?.id ?? null} and sent_to = ${guess.sentTo} and kind in ${call.sql(guess.kinds)}
    returning *`
  const expected = hashCode(call, guess.sentTo, guess.code)
  const found = tokens.find(
    (token) =>
      token.code_hash === expected &&
      token.code_tries <= maxCodeTries &&
      isAlive(token, codeSeconds, call.now()),
  )
  if (found !== undefined) return found
  throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}

/** Uses a token up. @returns false where somebody else just did */
export async function takeToken(sql: Database, token: OneTimeToken): Promise<boolean> {
  const taken = await sql`
    delete from sandbox_auth.one_time_tokens
    where user_id = ${token.user_id} and kind = ${token.kind} and link_hash = ${token.link_hash} returning kind`
  return taken.length === 1
}

export async function clearTokens(sql: Database, userId: string): Promise<void> {
  await sql`delete from sandbox_auth.one_time_tokens where user_id = ${userId}`
}

function isAlive(token: OneTimeToken, seconds: number, now: Date): boolean {
  return now.getTime() < token.created_at.getTime() + seconds * 1000
}

function hashLink(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex')
}

/** Keyed, because a million codes are tried in a second by whoever reads the table. */
function hashCode(call: AuthCall, sentTo: string, code: string): string {
  return createHmac('sha256', call.keys.jwtSecret).update(`${sentTo} ${code}`).digest('hex')
}
