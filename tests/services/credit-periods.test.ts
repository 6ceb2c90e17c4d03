import { openTestBilling, type Payer } from '@tests/support/billing'
import { reverseSpend } from '@tests/support/reverse-spend'
import { setUp } from '@tests/support/set-up'
import { afterEach, describe, expect, it } from 'vitest'
import { getUserDetails } from '@/server/services/accounts/get-user-details'
import { startCheckout } from '@/server/services/billing/start-checkout'
import { syncCustomer } from '@/server/services/billing/sync-customer'
import { listCreditEntries } from '@/server/services/credits/list-credit-entries'

const dayMs = 86_400_000

const billing = setUp(openTestBilling)
afterEach(async () => {
  expect(await billing.violations()).toEqual([])
})

/** Time goes by, for the product and for the provider, which renews what is due. */
async function pass(days: number): Promise<void> {
  billing.server.clock.offsetMs += days * dayMs
  const nowSeconds = (Date.now() + billing.server.clock.offsetMs) / 1000
  const isDue = async () => {
    const { data } = await billing.stripe.subscriptions.list({ limit: 100 })
    return data.some(({ items }) => (items.data[0]?.current_period_end ?? 0) <= nowSeconds)
  }
  while (await isDue()) {
    billing.server.context.wake()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function spendIds({ userId }: Payer): Promise<number[]> {
  const rows = await billing.services.database
    .sql`select id from credit_entries where user_id = ${userId} and kind = 'spend' order by id`
  return rows.map(({ id }) => Number(id))
}

const page = { page: 1, pageSize: 50, sort: 'created_at' } as const
const statusOf = async ({ context }: Payer) => (await getUserDetails(context)).subscription?.status ?? null

describe('a paid period', () => {
  it('is renewed by whoever asks first, also when no event was heard', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    await billing.spend(payer, 100)
    const before = await billing.credits(payer)
    await pass(32)
    const after = await billing.credits(payer)
    expect(after).toMatchObject({ allowance: 100, used: 0, start: before.end })
    expect(await statusOf(payer)).toBe('active')
  })

  it('that is not paid for keeps the features and gives what a free account has', async () => {
    const payer = await billing.newPayer()
    const { sessionId } = await startCheckout(payer.context, {
      priceId: await billing.priceId('creator_monthly'),
      quantity: 1,
    })
    // The card of Stripe's test mode that pays once.
    await billing.complete(sessionId, '4000000000000341')
    await syncCustomer(payer.context, payer.userId)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 500 })
    await pass(32)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 20, used: 0 })
    expect(await statusOf(payer)).toBe('past_due')
    await billing.spend(payer, 20)
    await expect(billing.spend(payer, 1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    const customer = await customerOf(payer)
    const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer })
    const { data } = await billing.stripe.invoices.list({ customer, status: 'open' })
    await billing.stripe.invoices.pay(data[0]?.id ?? '', { payment_method: card.id })
    await syncCustomer(payer.context, payer.userId)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 500, used: 20 })
  })

  it('that ends is followed by a free one without a gap', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const { data } = await billing.stripe.subscriptions.list({ customer: await customerOf(payer) })
    await billing.stripe.subscriptions.update(data[0]?.id ?? '', { cancel_at_period_end: true })
    await syncCustomer(payer.context, payer.userId)
    const paid = await billing.credits(payer)
    await pass(34)
    const free = await billing.credits(payer)
    expect(await statusOf(payer)).toBeNull()
    expect(free).toMatchObject({ allowance: 20, used: 0 })
    expect(free.start.getTime()).toBeGreaterThanOrEqual(paid.end.getTime())
  })

  it('of a year gives its credits month by month', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_yearly')
    for (let month = 0; month < 3; month++) {
      const { allowance, used, start, end } = await billing.credits(payer)
      expect([allowance, used]).toEqual([100, 0])
      expect((end.getTime() - start.getTime()) / dayMs).toBeLessThanOrEqual(31)
      await billing.spend(payer, 30)
      await pass(31)
    }
    const rows = await billing.services.database
      .sql`select used from credit_periods where user_id = ${payer.userId} and source <> 'free' order by period_start`
    expect(rows.map(({ used }) => used)).toEqual([30, 30, 30])
  })
})

async function customerOf({ userId }: Payer): Promise<string> {
  const [row] = await billing.services.database
    .sql`select stripe_customer_id from stripe_customers where user_id = ${userId}`
  return row?.stripe_customer_id
}

describe('giving credits back', () => {
  it('happens once, however many ask at once', async () => {
    const payer = await billing.newPayer()
    await billing.spend(payer, 7)
    const [id = 0] = await spendIds(payer)
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => reverseSpend(payer.context.db, id)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 20, used: 0 })
  })

  it('late adds nothing to the period that has begun since', async () => {
    const payer = await billing.newPayer()
    await billing.spend(payer, 20)
    const [id = 0] = await spendIds(payer)
    await billing.subscribe(payer, 'starter_monthly')
    expect(await reverseSpend(payer.context.db, id)).toBe(true)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100, used: 0 })
  })

  it('makes nothing free of a period that was revoked', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    await billing.spend(payer, 40)
    const [id = 0] = await spendIds(payer)
    const { data } = await billing.stripe.charges.list({ customer: await customerOf(payer) })
    await billing.stripe.refunds.create({ charge: data[0]?.id ?? '' })
    const { data: told } = await billing.stripe.events.list({ type: 'charge.refunded', limit: 1 })
    if (told[0]) await billing.deliver(told[0])
    expect(await reverseSpend(payer.context.db, id)).toBe(true)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 0, used: 0 })
    await expect(billing.spend(payer, 1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
  })

  it('needs a spend', async () => {
    const payer = await billing.newPayer()
    await billing.credits(payer)
    expect(await reverseSpend(payer.context.db, 2 ** 40)).toBe(false)
  })
})

describe('the list of credits', () => {
  it('shows each that was given or taken, what for, and what was left', async () => {
    const payer = await billing.newPayer()
    await billing.spend(payer, 2)
    await billing.spend(payer, 3)
    const [id = 0] = await spendIds(payer)
    await reverseSpend(payer.context.db, id)
    await billing.subscribe(payer, 'starter_monthly')
    const { items, total, before } = await listCreditEntries(payer.context, page)
    expect(items.map(({ kind, amount, reason, balance }) => [kind, amount, reason, balance])).toEqual([
      ['grant', 100, 'plan', 100],
      ['reversal', 2, 'text-to-meme', 17],
      ['spend', -3, 'text-to-meme', 15],
      ['spend', -2, 'text-to-meme', 18],
      ['grant', 20, 'free', 20],
    ])
    expect([total, before]).toEqual([5, null])
    expect(items[2]?.promptId).toMatch(/^[0-9a-f-]{36}$/)
    expect(items[0]?.promptId).toBeNull()
  })

  it('comes by pages that neither repeat nor leave out, and is nobody else’s', async () => {
    const payer = await billing.newPayer()
    for (let n = 0; n < 7; n++) await billing.spend(payer, 1)
    const seen: string[] = []
    let before: string | null | undefined
    do {
      const input = { ...page, pageSize: 3, ...(before ? { before } : {}) }
      const found = await listCreditEntries(payer.context, input)
      seen.push(...found.items.map(({ id }) => id))
      before = found.before
    } while (before)
    expect([seen.length, new Set(seen).size]).toEqual([8, 8])
    const other = await billing.newPayer()
    expect((await listCreditEntries(other.context, page)).items).toHaveLength(1)
  })
})

describe('the database', () => {
  it.each([
    [
      'an allowance that nobody gave',
      `insert into credit_entries (user_id, period_start, kind, amount, reason, idempotency_key, allowance_at, used_after) select user_id, period_start, 'grant', 5, 'free', 'x', 25, 0 from credit_periods where user_id = $1`,
      'not the sum',
    ],
    ['a use that nobody paid', 'update credit_periods set used = used + 1 where user_id = $1', 'not the sum'],
    [
      'a use beyond the allowance',
      'update credit_periods set used = 21 where user_id = $1',
      'credit_periods_used',
    ],
    [
      'a period within another',
      `insert into credit_periods (user_id, period_start, period_end, allowance, source) select user_id, period_start + interval '1 day', period_end, 0, 'free' from credit_periods where user_id = $1`,
      'overlap',
    ],
    [
      'a reversal of nothing',
      `insert into credit_entries (user_id, period_start, kind, amount, reason, idempotency_key, reverses, allowance_at, used_after) select user_id, period_start, 'reversal', -1, 'free', 'y', (select id from credit_entries where user_id = $1 limit 1), 20, 0 from credit_periods where user_id = $1`,
      'mirror',
    ],
    [
      'a revoked period that is none any more',
      'with r as (select 1) update credit_periods set revoked_at = null where user_id = $1 and revoked_at is not null',
      '',
    ],
  ])('refuses %s', async (what, statement, why) => {
    const payer = await billing.newPayer()
    await billing.credits(payer)
    const { sql } = billing.services.database
    if (why === '') {
      await sql`update credit_periods set revoked_at = now(), allowance = used where user_id = ${payer.userId}`
      await expect(sql.unsafe(statement, [payer.userId]), what).rejects.toThrow('stays revoked')
    } else await expect(sql.unsafe(statement, [payer.userId]), what).rejects.toThrow(why)
  })
})
