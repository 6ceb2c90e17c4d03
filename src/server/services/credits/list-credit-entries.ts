import { and, eq, inArray } from 'drizzle-orm'
import { CreditEntry, type CreditEntryPage } from '@/contracts/credit-entries'
import type { PageInput } from '@/contracts/pages'
import { creditEntries, creditPeriods } from '../../db/schema/credits'
import { readPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'

const runKey = /^prompt:([0-9a-f-]{36})$/

/** Every credit that the caller was given or that was taken, newest first. Entries never change, so both sorts are one. */
export async function listCreditEntries(context: ServiceContext, input: PageInput): Promise<CreditEntryPage> {
  const { actor, db } = context
  const mine = eq(creditEntries.userId, actor.userId)
  return readPage(db, input, {
    table: creditEntries,
    mine,
    order: { time: creditEntries.createdAt, id: creditEntries.key },
    itemsOf: async (keys, orderBy) => {
      const rows = await db
        .select({ entry: creditEntries, periodEnd: creditPeriods.periodEnd })
        .from(creditEntries)
        .innerJoin(
          creditPeriods,
          and(
            eq(creditPeriods.userId, creditEntries.userId),
            eq(creditPeriods.periodStart, creditEntries.periodStart),
          ),
        )
        .where(and(mine, inArray(creditEntries.key, keys)))
        .orderBy(...orderBy)
      return rows.map(({ entry, periodEnd }) => presentEntry(entry, periodEnd))
    },
  })
}

function presentEntry(entry: typeof creditEntries.$inferSelect, periodEnd: Date): CreditEntry {
  return {
    id: entry.key,
    kind: entry.kind,
    amount: entry.kind === 'grant' ? entry.amount : -entry.amount,
    reason: CreditEntry.shape.reason.parse(entry.reason),
    promptId: runKey.exec(entry.idempotencyKey)?.[1] ?? null,
    balance: entry.allowanceAt - entry.usedAfter,
    periodStart: entry.periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    createdAt: entry.createdAt.toISOString(),
  }
}
