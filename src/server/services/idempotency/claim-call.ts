import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { idempotencyKeys } from '../../db/schema/idempotency-keys'
import type { ServiceContext } from '../service-context'

/** How long an answer is replayed, in hours. @see product-decisions "idempotency" */
export const keptHours = 24
/** How long a claim is its process's alone, in s: longer than a run takes, short enough to wait for after a crash. */
const leaseSeconds = 60
/** A row can go between the refused insert and the look at it; then the insert is tried again. */
const triesMax = 3

/** A call that is sent with a key of the caller's own. */
export interface RepeatableCall {
  /** The procedure's name: `meme.textToMeme`. */
  call: string
  key: string
  input: unknown
}

/** The right to run a call. */
export interface Claim {
  kind: 'claimed'
  /** Id for the first thing that the call creates. */
  runId: string
  /** Beyond 1: a process before this one did not finish, and may have stored what it made. */
  attempt: number
}

export type ClaimOutcome =
  | Claim
  | { kind: 'answered'; status: number; body: string | null }
  | { kind: 'running'; runId: string }

/**
 * Claims a call or says what became of it, in one statement of its own transaction: of many that arrive at once, on
 * any number of servers, one gets the claim.
 *
 * @throws CONFLICT when the key came with another input before
 */
export async function claimCall(context: ServiceContext, call: RepeatableCall): Promise<ClaimOutcome> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const claim = (await insertClaim(context, call)) ?? (await lookAtClaim(context, call))
    if (claim) return claim
  }
  throw new AppError('CONFLICT', 'This Idempotency-Key is in use. Try again in a second.', {
    retryAfterSeconds: 1,
  })
}

async function insertClaim(context: ServiceContext, call: RepeatableCall): Promise<Claim | null> {
  const [row] = await context.db.execute<{ run_id: string; attempt: number }>(sql`
    insert into idempotency_keys as k (user_id, caller, call, key, run_id, input_hash, lease_ends_at)
    values (${context.actor.userId}, ${callerOf(context)}, ${call.call}, ${call.key}, ${context.newId()},
      ${inputHash(call.input)}, now() + ${leaseSeconds}::int * interval '1 s')
    on conflict (user_id, caller, call, key) do update set
      run_id = case when ${isOver} then excluded.run_id else k.run_id end,
      attempt = case when ${isOver} then 1 else k.attempt + 1 end,
      created_at = case when ${isOver} then excluded.created_at else k.created_at end,
      input_hash = excluded.input_hash, lease_ends_at = excluded.lease_ends_at, status = null, body = null
    where ${isOver} or (k.status is null and k.lease_ends_at <= now() and k.input_hash = excluded.input_hash)
    returning run_id, attempt`)
  return row ? { kind: 'claimed', runId: row.run_id, attempt: row.attempt } : null
}

const isOver = sql.raw(`k.created_at <= now() - interval '${keptHours} hours'`)

async function lookAtClaim(context: ServiceContext, call: RepeatableCall): Promise<ClaimOutcome | null> {
  const [row] = await context.db.select().from(idempotencyKeys).where(claimOf(context, call))
  if (!row) return null
  if (row.inputHash !== inputHash(call.input)) {
    throw new AppError(
      'CONFLICT',
      'This Idempotency-Key was sent with another body before. Send a new key with a new body.',
    )
  }
  if (row.status === null) return { kind: 'running', runId: row.runId }
  return { kind: 'answered', status: row.status, body: row.body }
}

/** The row of a call. */
export function claimOf(context: ServiceContext, { call, key }: Pick<RepeatableCall, 'call' | 'key'>) {
  return and(
    eq(idempotencyKeys.userId, context.actor.userId),
    eq(idempotencyKeys.caller, callerOf(context)),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  )
}

function callerOf({ actor }: ServiceContext): string {
  return actor.kind === 'apiKey' ? actor.mode : 'user'
}

/** The order of an object's fields means nothing. */
function inputHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [name, sorted(field)])
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}
