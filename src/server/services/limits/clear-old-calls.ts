import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { callCounts } from '../../db/schema/call-counts'
import { idempotencyKeys } from '../../db/schema/idempotency-keys'
import { keptHours } from '../idempotency/claim-call'

/** Deletes counts of minutes that are over and answers that nobody may ask for again. Any number of servers may do it. */
export async function clearOldCalls(db: Database): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`))
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - ${keptHours}::int * interval '1 hour'`))
}
