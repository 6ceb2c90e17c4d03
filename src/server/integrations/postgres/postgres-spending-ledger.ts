import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { modelSpending } from '../../db/schema/model-spending'
import type { Payer, SpendingLedger } from '../../services/ports/spending-ledger'

class CapReached extends Error {}

/**
 * Keeps the ledger in the product's own database, not in Redis: money that was spent must survive a crash. The statement
 * that adds also compares, so two processes never pass a cap together.
 */
export function createPostgresSpendingLedger(db: Database): SpendingLedger {
  return {
    async reserve(payers, microDollars) {
      // Always in the same order, so that no two transactions wait for each other.
      const inOrder = payers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      try {
        const day = await db.transaction(async (transaction) => {
          let reserved = ''
          for (const payer of inOrder) reserved = await add(transaction, payer, microDollars)
          return reserved
        })
        return { day, payerIds: inOrder.map(({ id }) => id), microDollars }
      } catch (error) {
        if (error instanceof CapReached) return null
        throw error
      }
    },
    async settle({ day, payerIds, microDollars: reserved }, microDollars) {
      await db
        .update(modelSpending)
        .set({ microDollars: sql`${modelSpending.microDollars} + ${microDollars - reserved}::bigint` })
        .where(and(eq(modelSpending.day, day), inArray(modelSpending.payer, [...payerIds])))
    },
  }
}

/** `now()` is the transaction's beginning, so all payers of a run are counted on one day. @throws CapReached */
async function add(
  transaction: Pick<Database, 'execute'>,
  { id, microDollarsMax }: Payer,
  microDollars: number,
): Promise<string> {
  const [row] = await transaction.execute<{ day: string }>(sql`
    insert into model_spending as s (day, payer, micro_dollars)
    select (now() at time zone 'utc')::date, ${id}, ${microDollars}::bigint
    where ${microDollars}::bigint <= ${microDollarsMax}::bigint
    on conflict (day, payer) do update set micro_dollars = s.micro_dollars + excluded.micro_dollars
    where s.micro_dollars + excluded.micro_dollars <= ${microDollarsMax}::bigint
    returning to_char(s.day, 'YYYY-MM-DD') as day`)
  if (!row) throw new CapReached()
  return row.day
}
