import { sql } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { outOfCreditsMessage } from '@/core/credits/out-of-credits-message'
import type { Database } from '../../db/client'
import type { OpenPeriod } from './open-credit-period'

interface Price {
  period: OpenPeriod
  /** Whole credits, at least 1. */
  cost: number
  siteUrl: string
}

interface Spend extends Price {
  userId: string
  /** The paid action; shown to the user. */
  reason: string
  /** The same key never takes credits twice. */
  idempotencyKey: string
}

function insufficientCredits({ period, cost, siteUrl }: Price): AppError {
  return new AppError('INSUFFICIENT_CREDITS', outOfCreditsMessage(period.end, cost, siteUrl))
}

/**
 * Refuses a run early that could not be paid for. It reserves nothing, so only `spendCredits` decides.
 * @throws INSUFFICIENT_CREDITS
 */
export function refuseWithoutCredits(price: Price): void {
  const { period, cost } = price
  if (period.used + cost > period.allowance) throw insufficientCredits(price)
}

/**
 * Takes `cost` credits or nothing, in one statement: the period's row is the lock, and the ledger's row comes
 * from the same update. Call it inside the transaction that stores what was paid for.
 * @returns the period after the spend
 * @throws INSUFFICIENT_CREDITS
 */
export async function spendCredits(db: Database, spend: Spend): Promise<OpenPeriod> {
  const { userId, period, cost, reason, idempotencyKey } = spend
  const [taken] = await db.execute<{ allowance_at: number; used_after: number }>(sql`
    with taken as (
      update credit_periods set used = used + ${cost}::int, updated_at = now()
      where user_id = ${userId} and period_start = ${period.start.toISOString()}
        and revoked_at is null and used + ${cost}::int <= allowance
      returning user_id, period_start, used, allowance)
    insert into credit_entries
      (user_id, period_start, kind, amount, reason, idempotency_key, allowance_at, used_after)
    select user_id, period_start, 'spend', ${cost}::int, ${reason}, ${idempotencyKey}, allowance, used from taken
    returning allowance_at, used_after`)
  if (!taken) throw insufficientCredits(spend)
  return { ...period, allowance: taken.allowance_at, used: taken.used_after }
}
