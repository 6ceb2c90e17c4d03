import { createHash } from 'node:crypto'
import { countAttempt, refuseOver, takeBackAttempt } from './attempts'
import type { AuthCall, Database } from './auth-call'

const quarterSeconds = 15 * 60
const daySeconds = 24 * 60 * 60
/** How long an address is known after a sign-in from it. */
const knownSeconds = 90 * daySeconds

/** Tries at one account from one address. */
const triesFromAddress = 10
/** Tries at one account from all addresses together that it never signed in from. */
const triesOfStrangers = 10
const triesOfStrangersADay = 100
/** Tries from one address, whichever accounts it tries. */
const triesPerAddress = 50

/**
 * Counts before the password is looked at. Strangers who guess at an account use up the tries of strangers, and not
 * those of the addresses that its owner signs in from.
 * @throws AuthError 429 over_request_rate_limit
 * decision: ADR-0022
 */
export async function countTry(call: AuthCall, email: string): Promise<void> {
  if (call.relaxed) return
  for (const { key, limit, seconds } of await countsOf(call, email)) {
    refuseOver(limit, await countAttempt(call, key, seconds), call.now())
  }
}

/**
 * A try that was right did no harm. The tries before it stay counted but for those from this address at this account:
 * an account of one's own must not buy tries at others, nor an owner's sign-in new tries for strangers.
 */
export async function forgetTry(call: AuthCall, email: string): Promise<void> {
  for (const { key } of await countsOf(call, email)) await takeBackAttempt(call.sql, key)
  await call.sql`delete from sandbox_auth.attempts where key = ${fromAddressKey(call, email)}`
}

/** Whoever signed in from an address, by password, link or code, is no stranger there. */
export async function rememberAddress(call: AuthCall, sql: Database, email: string): Promise<void> {
  const endsAt = new Date(call.now().getTime() + knownSeconds * 1000)
  await sql`
    insert into sandbox_auth.attempts (key, count, ends_at) values (${knownKey(call, email)}, 0, ${endsAt})
    on conflict (key) do update set ends_at = excluded.ends_at`
}

/** All counts of an account, and the addresses that it is known from, go with it. */
export async function forgetAccountTries(sql: Database, email: string): Promise<void> {
  await sql`delete from sandbox_auth.attempts where starts_with(key, ${accountKey(email)})`
}

async function countsOf(call: AuthCall, email: string) {
  const account = accountKey(email)
  const counts = [
    { key: `sign-in from ${addressOf(call)}`, limit: triesPerAddress, seconds: quarterSeconds },
    { key: fromAddressKey(call, email), limit: triesFromAddress, seconds: quarterSeconds },
  ]
  if (await isKnown(call, email)) return counts
  return [
    ...counts,
    { key: `${account} strangers`, limit: triesOfStrangers, seconds: quarterSeconds },
    { key: `${account} strangers a day`, limit: triesOfStrangersADay, seconds: daySeconds },
  ]
}

async function isKnown(call: AuthCall, email: string): Promise<boolean> {
  const [row] = await call.sql`
    select from sandbox_auth.attempts where key = ${knownKey(call, email)} and ends_at > ${call.now()}`
  return row !== undefined
}

/** By what was typed as its address: the key stands whether or not there is such an account. */
function accountKey(email: string): string {
  return `sign-in ${createHash('sha256').update(email).digest('hex')}`
}

function fromAddressKey(call: AuthCall, email: string): string {
  return `${accountKey(email)} from ${addressOf(call)}`
}

function knownKey(call: AuthCall, email: string): string {
  return `${accountKey(email)} known ${addressOf(call)}`
}

function addressOf(call: AuthCall): string {
  return call.addressOf(call.request.headers)
}
