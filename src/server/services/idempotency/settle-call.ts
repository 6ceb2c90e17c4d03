import { and, eq, isNull, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/schema/idempotency-keys'
import type { ServiceContext } from '../service-context'
import { claimOf, type RepeatableCall } from './claim-call'

interface Settlement {
  /** HTTP status, 200..299. */
  status: number
  /** The JSON that was sent; null where it holds a secret. */
  body: string | null
}

/** Keeps the answer of a call for who repeats it. The first answer stays, whoever else ran the same call. */
export async function settleCall(
  context: ServiceContext,
  call: RepeatableCall,
  { runId, ...settlement }: Settlement & { runId: string },
): Promise<void> {
  await context.db
    .update(idempotencyKeys)
    .set(settlement)
    .where(and(claimOf(context, call), eq(idempotencyKeys.runId, runId), isNull(idempotencyKeys.status)))
}

/** Gives the key back: nothing happened, so it may be sent again, also with another body. */
export async function forgetCall(
  context: ServiceContext,
  call: RepeatableCall,
  { runId, attempt }: { runId: string; attempt: number },
): Promise<void> {
  await context.db.delete(idempotencyKeys).where(mine(context, call, { runId, attempt }))
}

/**
 * Ends the claim and keeps its row: it is not known what happened, so who repeats the call runs it under the same id
 * and finds what was stored, if anything was.
 */
export async function releaseCall(
  context: ServiceContext,
  call: RepeatableCall,
  { runId, attempt }: { runId: string; attempt: number },
): Promise<void> {
  await context.db
    .update(idempotencyKeys)
    .set({ leaseEndsAt: sql`now()` })
    .where(mine(context, call, { runId, attempt }))
}

/** Not a row that another process has taken over. */
function mine(
  context: ServiceContext,
  call: RepeatableCall,
  { runId, attempt }: { runId: string; attempt: number },
) {
  return and(
    claimOf(context, call),
    eq(idempotencyKeys.runId, runId),
    eq(idempotencyKeys.attempt, attempt),
    isNull(idempotencyKeys.status),
  )
}
