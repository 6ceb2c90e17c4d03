import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterEach, describe, expect, it } from 'vitest'
import { getAccount } from '@/server/services/accounts/get-account'
import { openCreditPeriod } from '@/server/services/credits/open-credit-period'
import { spendCredits } from '@/server/services/credits/spend-credits'

const services = setUp(openTestServices)
afterEach(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

async function newSpender(credits: number) {
  const context = await services.openContext()
  await services.database
    .sql`update user_details set credits = ${credits} where user_id = ${context.actor.userId}`
  const account = await getAccount(context)
  const period = await openCreditPeriod(context, account)
  const spend = (cost: number, idempotencyKey: string) =>
    spendCredits(context.db, {
      userId: account.userId,
      period,
      cost,
      reason: 'text-to-meme',
      idempotencyKey,
      siteUrl: 'http://127.0.0.1:3000',
    })
  const used = async () => {
    const [row] = await services.database
      .sql`select used from credit_periods where user_id = ${account.userId}`
    return row?.used
  }
  return { account, context, period, spend, used }
}

describe('spending credits', () => {
  it('lets exactly 33 of 60 spends of 3 at once through when there are 100', async () => {
    const { spend, used } = await newSpender(100)
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => spend(3, `spend-${i}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
    expect(await used()).toBe(99)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    }
  })

  it('never takes credits twice for one key, also at once', async () => {
    const { spend, used } = await newSpender(100)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => spend(5, 'the same')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await used()).toBe(5)
  })

  it('says until when there are none and where more are', async () => {
    const { spend } = await newSpender(0)
    await expect(spend(1, 'too much')).rejects.toThrow(
      'No credits until 1 December: this needs 1. More at http://127.0.0.1:3000/pricing.',
    )
  })

  it('takes nothing from a revoked period', async () => {
    const { account, spend, used } = await newSpender(10)
    await services.database
      .sql`update credit_periods set revoked_at = now(), allowance = used where user_id = ${account.userId}`
    await expect(spend(1, 'revoked')).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect(await used()).toBe(0)
  })

  it('starts a month full and leaves the old one as it was', async () => {
    const { account, context, spend } = await newSpender(10)
    await spend(10, 'all of it')
    const december = { ...context, now: () => new Date('2026-12-01T00:00:00Z') }
    const opened = await Promise.all(Array.from({ length: 20 }, () => openCreditPeriod(december, account)))
    for (const period of opened) expect(period).toMatchObject({ allowance: 10, used: 0 })
    const [november] = await services.database.sql`select allowance, used from credit_periods
      where user_id = ${account.userId} and period_start = '2026-11-01T00:00:00Z'`
    expect(november).toMatchObject({ allowance: 10, used: 10 })
  })

  it('follows a changed number of credits within the month', async () => {
    const { account, context, spend } = await newSpender(10)
    await spend(8, 'most of it')
    expect(await openCreditPeriod(context, { ...account, credits: 50 })).toMatchObject({
      allowance: 50,
      used: 8,
    })
    // Fewer than are used leave what is used: nothing is left, and nothing is taken back.
    expect(await openCreditPeriod(context, { ...account, credits: 3 })).toMatchObject({
      allowance: 8,
      used: 8,
    })
  })

  it('keeps a ledger that nobody can change', async () => {
    const { account, spend } = await newSpender(10)
    await spend(1, 'a meme')
    const { sql } = services.database
    await expect(sql`update credit_entries set amount = 2 where user_id = ${account.userId}`).rejects.toThrow(
      'append-only',
    )
    await expect(sql`delete from credit_entries where user_id = ${account.userId}`).rejects.toThrow(
      'append-only',
    )
  })
})
