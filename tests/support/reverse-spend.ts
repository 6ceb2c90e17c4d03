import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { creditEntries, creditPeriods } from '@/server/db/schema/credits'

/**
 * Gives a spend back at most once, as an operator would, into the period it came from. In a revoked period nothing becomes
 * free by it.
 * The period's row is the lock.
 *
 * @returns whether it was given back now
 */
export async function reverseSpend(db: Database, spendId: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [spend] = await transaction
      .select()
      .from(creditEntries)
      .where(and(eq(creditEntries.id, spendId), eq(creditEntries.kind, 'spend')))
    if (!spend) return false
    const { userId, periodStart, amount, reason } = spend
    const ofPeriod = and(eq(creditPeriods.userId, userId), eq(creditPeriods.periodStart, periodStart))
    await transaction
      .select({ userId: creditPeriods.userId })
      .from(creditPeriods)
      .where(ofPeriod)
      .for('update')
    const [before] = await transaction
      .select({ id: creditEntries.id })
      .from(creditEntries)
      .where(eq(creditEntries.reverses, spendId))
    if (before) return false
    const [period] = await transaction
      .update(creditPeriods)
      .set({
        used: sql`${creditPeriods.used} - ${amount}`,
        allowance: sql`case when ${creditPeriods.revokedAt} is null then ${creditPeriods.allowance} else ${creditPeriods.used} - ${amount} end`,
      })
      .where(ofPeriod)
      .returning({ allowanceAt: creditPeriods.allowance, usedAfter: creditPeriods.used })
    if (!period) return false
    await transaction.insert(creditEntries).values({
      ...period,
      userId,
      periodStart,
      kind: 'reversal',
      amount: -amount,
      reason,
      idempotencyKey: `reverse:${spendId}`,
      reverses: spendId,
    })
    return true
  })
}
