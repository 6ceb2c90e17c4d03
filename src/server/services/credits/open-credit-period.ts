import { sql } from 'drizzle-orm'
import { calendarMonth } from '@/core/credits/credit-period'
import type { Account } from '../accounts/get-account'
import type { ServiceContext } from '../service-context'

export interface OpenPeriod {
  start: Date
  end: Date
  allowance: number
  used: number
}

/**
 * The period that holds now, made when it is missing (so no clock has to run) and brought to today's allowance.
 * A revoked period stays as it is.
 */
export async function openCreditPeriod(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  account: Account,
): Promise<OpenPeriod> {
  const { start, end } = calendarMonth(now())
  const allowance = Math.max(0, account.credits)
  const [row] = await db.execute<{ allowance: number; used: number }>(sql`
    with opened as (
      insert into credit_periods as p (user_id, period_start, period_end, allowance, source)
      values (${account.userId}, ${start.toISOString()}, ${end.toISOString()}, ${allowance}, 'free')
      on conflict (user_id, period_start) do update
        set allowance = excluded.allowance, updated_at = now()
        where p.revoked_at is null and p.allowance <> excluded.allowance
      returning allowance, used)
    select allowance, used from opened
    union all
    select allowance, used from credit_periods
      where user_id = ${account.userId} and period_start = ${start.toISOString()}
    limit 1`)
  // The insert of a call that ran beside this one is not in this statement's snapshot: it is in the next one's.
  if (!row) return openCreditPeriod({ db, now }, account)
  return { start, end, allowance: row.allowance, used: row.used }
}
