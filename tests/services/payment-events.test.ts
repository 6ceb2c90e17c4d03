import { openTestBilling, type Payer, previousWebhookSecret } from '@tests/support/billing'
import { setUp } from '@tests/support/set-up'
import type Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { getUserDetails } from '@/server/services/accounts/get-user-details'
import { getSubscriptionState } from '@/server/services/billing/get-subscription-state'
import { startCheckout } from '@/server/services/billing/start-checkout'
import { syncCustomer } from '@/server/services/billing/sync-customer'

const billing = setUp(openTestBilling)
afterEach(async () => {
  expect(await billing.violations()).toEqual([])
})

/** Pays for a plan without the page after it: only events tell of it. */
async function paysUnseen(payer: Payer, lookupKey = 'starter_monthly', card?: string): Promise<void> {
  const { sessionId } = await startCheckout(payer.context, {
    priceId: await billing.priceId(lookupKey),
    quantity: 1,
  })
  await billing.complete(sessionId, card)
}

async function customerOf({ userId }: Payer): Promise<string> {
  const [row] = await billing.services.database
    .sql`select stripe_customer_id from stripe_customers where user_id = ${userId}`
  return row?.stripe_customer_id
}

async function chargeOf(payer: Payer): Promise<Stripe.Charge> {
  const { data } = await billing.stripe.charges.list({ customer: await customerOf(payer) })
  if (!data[0]) throw new Error('Nothing was paid.')
  return data[0]
}

async function newest(payer: Payer, type: string): Promise<Stripe.Event> {
  const event = (await billing.eventsOf(payer)).findLast((one) => one.type === type)
  if (event) return event
  const { data } = await billing.stripe.events.list({ type, limit: 1 })
  if (!data[0]) throw new Error(`There was no ${type}.`)
  return data[0]
}

const statusOf = async ({ context }: Payer) => (await getUserDetails(context)).subscription?.status ?? null

describe('an event', () => {
  it('is a hint to look, whichever comes first and however often', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    expect(await statusOf(payer)).toBeNull()
    const events = await billing.eventsOf(payer)
    expect(events.map(({ type }) => type)).toContain('checkout.session.completed')
    for (const event of [...events].reverse()) expect((await billing.deliver(event)).status).toBe(200)
    expect(await statusOf(payer)).toBe('active')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100 })
    await billing.spend(payer, 10)
    const answers = await Promise.all(
      events.flatMap((event) => [billing.deliver(event), billing.deliver(event)]),
    )
    for (const answer of answers) expect(await answer.json()).toEqual({ received: true, repeated: true })
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100, used: 10 })
  })

  it('that is delivered many times at once does its work', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    const event = await newest(payer, 'invoice.paid')
    const answers = await Promise.all(Array.from({ length: 10 }, () => billing.deliver(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100 })
  })

  it('is good also signed with the secret that is being replaced', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    const event = await newest(payer, 'invoice.paid')
    expect((await billing.deliver(event, { secret: previousWebhookSecret })).status).toBe(200)
    expect(await statusOf(payer)).toBe('active')
  })

  it.each([
    ['with a changed body', { body: '{}' }],
    ['signed with another secret', { secret: 'whsec_another' }],
    ['signed long ago', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
    ['signed in the future', { timestamp: Math.floor(Date.now() / 1000) + 400 }],
    ['signed at no time', { timestamp: Number.NaN }],
    ['signed before there was time', { timestamp: -1 }],
    ['signed at the end of time', { timestamp: Number.POSITIVE_INFINITY }],
  ])('%s is refused and not written down', async (_what, change) => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    const event = await newest(payer, 'invoice.paid')
    const answer = await billing.deliver(event, change)
    expect(answer.status).toBe(400)
    expect(await statusOf(payer)).toBeNull()
    expect([
      ...(await billing.services.database.sql`select id from stripe_events where id = ${event.id}`),
    ]).toEqual([])
  })

  it('is answered 5xx while the work cannot be done, and done when it is delivered again', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    const event = await newest(payer, 'customer.subscription.created')
    await billing.services.database.sql`alter table subscriptions rename to subscriptions_away`
    const failed = await billing.deliver(event)
    await billing.services.database.sql`alter table subscriptions_away rename to subscriptions`
    expect(failed.status).toBe(500)
    expect(await failed.json()).toMatchObject({ message: 'Internal server error' })
    const row = async () => {
      const [found] = await billing.services.database
        .sql`select attempts, processed_at is not null as done, last_error is not null as failed from stripe_events where id = ${event.id}`
      return found
    }
    expect(await row()).toEqual({ attempts: 1, done: false, failed: true })
    expect((await billing.deliver(event)).status).toBe(200)
    expect(await row()).toEqual({ attempts: 2, done: true, failed: false })
    expect(await statusOf(payer)).toBe('active')
  })

  it('of a customer who is none of ours is worked off without a trace', async () => {
    const customer = await billing.stripe.customers.create({ email: 'somebody@example.org' })
    await billing.stripe.customers.del(customer.id)
    const { data } = await billing.stripe.events.list({ type: 'customer.deleted', limit: 1 })
    const [event] = data
    expect((await billing.deliver(event as Stripe.Event)).status).toBe(200)
  })
})

describe('reads that finish out of order', () => {
  it('leave what was read last', async () => {
    const waiting: (() => void)[] = []
    const payer = await billing.newPayer({
      async listSubscriptions(customerId) {
        const told = await billing.payments.listSubscriptions(customerId)
        if (held) await new Promise<void>((resolve) => waiting.push(resolve))
        return told
      },
    })
    let held = false
    await billing.subscribe(payer, 'starter_monthly')
    held = true
    const early = syncCustomer(payer.context, payer.userId)
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    held = false
    const { data } = await billing.stripe.subscriptions.list({ customer: await customerOf(payer) })
    await billing.stripe.subscriptions.cancel(data[0]?.id ?? '')
    await syncCustomer(payer.context, payer.userId)
    waiting.forEach((go) => {
      go()
    })
    await early
    expect(await statusOf(payer)).toBeNull()
    const [row] = await billing.services.database
      .sql`select status from subscriptions where user_id = ${payer.userId}`
    expect(row?.status).toBe('canceled')
  })

  it('cannot be written over, whoever tries', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const { sql } = billing.services.database
    await expect(
      sql`update subscriptions set sync_seq = sync_seq - 1 where user_id = ${payer.userId}`,
    ).rejects.toThrow('newer sync')
    await expect(
      sql`update stripe_customers set sync_seq = sync_seq - 1 where user_id = ${payer.userId}`,
    ).rejects.toThrow('newer sync')
  })
})

describe('a refund', () => {
  it('of all that was paid revokes what is left of the period, for good', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    await billing.spend(payer, 40)
    const charge = await chargeOf(payer)
    await billing.stripe.refunds.create({ charge: charge.id })
    await billing.deliver(await newest(payer, 'charge.refunded'))
    expect(await billing.credits(payer)).toMatchObject({ allowance: 40, used: 40 })
    await expect(billing.spend(payer, 1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    await syncCustomer(payer.context, payer.userId)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 40, used: 40 })
  })

  it('of a part takes nothing away', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const charge = await chargeOf(payer)
    await billing.stripe.refunds.create({ charge: charge.id, amount: 100 })
    await billing.deliver(await newest(payer, 'charge.refunded'))
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100, used: 0 })
  })

  it('of a year takes the months of it that are to come', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'creator_yearly')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 500 })
    const charge = await chargeOf(payer)
    await billing.stripe.refunds.create({ charge: charge.id })
    await billing.deliver(await newest(payer, 'charge.refunded'))
    const later = { ...payer.context, now: () => new Date(Date.now() + 100 * 86_400_000) }
    expect(await billing.credits({ ...payer, context: later })).toMatchObject({ allowance: 0, used: 0 })
  })

  it('that is heard of before the subscription holds all the same', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer)
    const charge = await chargeOf(payer)
    await billing.stripe.refunds.create({ charge: charge.id })
    await billing.deliver(await newest(payer, 'charge.refunded'))
    for (const event of await billing.eventsOf(payer)) await billing.deliver(event)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 0 })
  })
})

/** The card of Stripe's test mode whose payment is disputed at once. */
const disputedCard = '4000000000000259'

describe('a dispute', () => {
  it('freezes what was paid for and ends the plan; nothing can be bought until it is won', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer, 'creator_monthly', disputedCard)
    await syncCustomer(payer.context, payer.userId)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 500 })
    const dispute = await newest(payer, 'charge.dispute.created')
    expect((await billing.deliver(dispute)).status).toBe(200)
    expect(await statusOf(payer)).toBeNull()
    expect(await billing.credits(payer)).toMatchObject({ used: 0, allowance: 0 })
    const { data } = await billing.stripe.subscriptions.list({
      customer: await customerOf(payer),
      status: 'all',
    })
    expect(data[0]?.status).toBe('canceled')
    const buy = () => startCheckout(payer.context, { priceId: '', quantity: 1 })
    await expect(buy()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await getSubscriptionState(payer.context)).isDisputed).toBe(true)
    const { id } = dispute.data.object as Stripe.Dispute
    await billing.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    })
    await billing.deliver(await newest(payer, 'charge.dispute.closed'))
    await expect(buy()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    // The beginning, heard once more, does not undo the end.
    await billing.services.database.sql`delete from stripe_events where id = ${dispute.id}`
    await billing.deliver(dispute)
    expect((await getSubscriptionState(payer.context)).isDisputed).toBe(false)
  })

  it('that was lost keeps the shop closed', async () => {
    const payer = await billing.newPayer()
    await paysUnseen(payer, 'starter_monthly', disputedCard)
    const dispute = await newest(payer, 'charge.dispute.created')
    await billing.stripe.disputes.close((dispute.data.object as Stripe.Dispute).id)
    await billing.deliver(await newest(payer, 'charge.dispute.closed'))
    await expect(
      startCheckout(payer.context, { priceId: await billing.priceId('starter_monthly'), quantity: 1 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a customer who was deleted at the provider', () => {
  it('has no plan any more, and gets another customer for the next one', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const before = await customerOf(payer)
    await billing.stripe.customers.del(before)
    await billing.deliver(await newest(payer, 'customer.deleted'))
    expect(await statusOf(payer)).toBeNull()
    await billing.subscribe(payer, 'creator_monthly')
    expect(await customerOf(payer)).not.toBe(before)
    expect(await statusOf(payer)).toBe('active')
  })
})

describe('a plan whose terms were changed', () => {
  it('gives its subscribers the new ones', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const set = (monthlyCredits: string) =>
      billing.stripe.products.update('quipsmith_starter', { metadata: { monthlyCredits } })
    await set('120')
    const { data } = await billing.stripe.events.list({ type: 'product.updated', limit: 1 })
    await billing.deliver(data[0] as Stripe.Event)
    await set('100')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 120 })
  })
})
