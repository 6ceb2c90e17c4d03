import { openTestBilling, type TestBilling } from '@tests/support/billing'
import { keyActor } from '@tests/support/key-actor'
import { setUp } from '@tests/support/set-up'
import { afterEach, describe, expect, it } from 'vitest'
import { getAccount } from '@/server/services/accounts/get-account'
import { getUserDetails } from '@/server/services/accounts/get-user-details'
import { updateWatermark } from '@/server/services/accounts/update-watermark'
import { applyDiscount } from '@/server/services/billing/apply-discount'
import { getPortalLink } from '@/server/services/billing/get-portal-link'
import { getSubscriptionState } from '@/server/services/billing/get-subscription-state'
import { listInvoices } from '@/server/services/billing/list-invoices'
import { listPlans } from '@/server/services/billing/list-plans'
import { startCheckout } from '@/server/services/billing/start-checkout'
import { syncCustomer } from '@/server/services/billing/sync-customer'
import { syncSubscription } from '@/server/services/billing/sync-subscription'
import { watermarkFor } from '@/server/services/results/new-result'

const billing = setUp(openTestBilling)
afterEach(async () => {
  expect(await billing.violations()).toEqual([])
})

describe('plans', () => {
  it('are those on sale, cheapest first, by the month and by the year', async () => {
    const { context } = await billing.newPayer()
    const { plans } = await listPlans(context)
    expect(plans.map(({ name }) => name)).toEqual(['Starter', 'Creator', 'Studio'])
    expect(plans[0]?.prices.map(({ interval, unitAmount }) => [interval, unitAmount])).toEqual([
      ['month', 900],
      ['year', 9000],
    ])
    expect(plans[0]?.prices[0]).toMatchObject({ currency: 'usd', otherAmounts: { eur: 900, gbp: 800 } })
  })
})

describe('a checkout', () => {
  it('gives what the plan says as soon as the page after paying has synced', async () => {
    const payer = await billing.newPayer()
    expect(await billing.credits(payer)).toMatchObject({ allowance: 20, used: 0 })
    await billing.spend(payer, 3)
    await billing.subscribe(payer, 'starter_monthly')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100, used: 0 })
    const { subscription, credits } = await getUserDetails(payer.context)
    expect(credits).toBe(20)
    expect(subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
      prices: [
        {
          unitAmount: 900,
          currency: 'usd',
          interval: 'month',
          product: {
            name: 'Starter',
            metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '100', customWatermark: 'false' },
          },
        },
      ],
    })
  })

  it('carries who buys, where it was begun and who sent them to the subscription', async () => {
    const { context, userId } = await billing.newPayer()
    const { sessionId } = await startCheckout(context, {
      priceId: await billing.priceId('creator_monthly'),
      quantity: 2,
      metadata: { plan: 'creator', utm_source: 'news' },
      referral: 'a-friend',
    })
    const session = await billing.stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] })
    expect(session).toMatchObject({ client_reference_id: userId, mode: 'subscription' })
    expect(session.metadata).toEqual({
      plan: 'creator',
      utm_source: 'news',
      user_id: userId,
      referral: 'a-friend',
    })
    expect(session.line_items?.data[0]).toMatchObject({ quantity: 2 })
    await billing.complete(sessionId)
    const { data } = await billing.stripe.subscriptions.list({ customer: session.customer as string })
    expect(data[0]?.metadata).toEqual(session.metadata)
  })

  it('is paid in the currency that was chosen, and the plan says so', async () => {
    const payer = await billing.newPayer()
    const { sessionId } = await startCheckout(payer.context, {
      priceId: await billing.priceId('creator_yearly'),
      quantity: 1,
      currency: 'gbp',
    })
    expect(await billing.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      currency: 'gbp',
      amount_total: 16_000,
    })
    await billing.complete(sessionId)
    await syncSubscription(payer.context, { sessionId })
    const { subscription } = await getUserDetails(payer.context)
    expect(subscription?.prices[0]).toMatchObject({ currency: 'gbp', unitAmount: 16_000 })
    const { invoices } = await listInvoices(payer.context)
    expect(invoices[0]).toMatchObject({ currency: 'gbp', total: 16_000 })
  })

  it('is refused in a currency that the price has not', async () => {
    const { context } = await billing.newPayer()
    const priceId = await billing.priceId('starter_monthly')
    for (const currency of ['jpy', 'constructor']) {
      await expect(startCheckout(context, { priceId, quantity: 1, currency })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringContaining('currency'),
      })
    }
  })

  it('is made of prices on sale only', async () => {
    const { context } = await billing.newPayer()
    const other = await billing.stripe.prices.create({
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'month' },
      product: (await billing.stripe.products.create({ name: 'Something else' })).id,
    })
    const closed = await billing.stripe.prices.create({
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'month' },
      product: 'quipsmith_starter',
      active: true,
    })
    await billing.stripe.prices.update(closed.id, { active: false })
    for (const priceId of ['price_1', other.id, closed.id, '__proto__']) {
      await expect(startCheckout(context, { priceId, quantity: 1 }), priceId).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    }
  })

  it('makes one customer, also when it is begun many times at once, and leaves one checkout open', async () => {
    const { context, userId } = await billing.newPayer()
    const priceId = await billing.priceId('starter_monthly')
    await Promise.all(Array.from({ length: 5 }, () => startCheckout(context, { priceId, quantity: 1 })))
    const [row] = await billing.services.database
      .sql`select stripe_customer_id from stripe_customers where user_id = ${userId}`
    const customer = row?.stripe_customer_id
    const { sessionId } = await startCheckout(context, { priceId, quantity: 1 })
    const { data } = await billing.stripe.checkout.sessions.list({ customer, status: 'open' })
    expect(data.map(({ id }) => id)).toEqual([sessionId])
    const { data: customers } = await billing.stripe.customers.list({
      email: customerEmail(context),
      limit: 10,
    })
    expect(customers).toHaveLength(1)
  })

  it('leads who has a plan to where it is changed', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const { url, sessionId } = await startCheckout(payer.context, {
      priceId: await billing.priceId('creator_monthly'),
      quantity: 1,
    })
    expect(sessionId).toMatch(/^bps_/)
    expect(url).not.toContain('checkout')
  })

  it('is nobody else’s: the page after paying tells nothing of it and changes nothing', async () => {
    const buyer = await billing.newPayer()
    const sessionId = await billing.subscribe(buyer, 'creator_monthly')
    const other = await billing.newPayer()
    await billing.credits(other)
    await expect(syncSubscription(other.context, { sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await getUserDetails(other.context)).subscription).toBeNull()
    expect(await billing.credits(other)).toMatchObject({ allowance: 20 })
  })

  it('and the portal are for who signed in, and not for a key', async () => {
    const { context, userId } = await billing.newPayer()
    const actor = keyActor(userId)
    const byKey = { ...context, actor }
    const refused = { code: 'FORBIDDEN' }
    await expect(startCheckout(byKey, { priceId: 'x', quantity: 1 })).rejects.toMatchObject(refused)
    await expect(getPortalLink(byKey, {})).rejects.toMatchObject(refused)
    await expect(applyDiscount(byKey, {})).rejects.toMatchObject(refused)
    await expect(listInvoices(byKey)).rejects.toMatchObject(refused)
  })
})

function customerEmail({ actor }: { actor: { kind: string; email?: string } }): string {
  return actor.email ?? ''
}

describe('a plan', () => {
  it('with a watermark of one’s own lets its subscribers set it, and no other', async () => {
    const payer = await billing.newPayer()
    const mark = async () => watermarkFor(payer.context, await getAccount(payer.context), false)
    const set = () => updateWatermark(payer.context, { watermark_text: 'memes.example' })
    await expect(set()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await mark()).toBe('Quipsmith')
    await billing.subscribe(payer, 'starter_monthly')
    await expect(set()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await mark()).toBe('')
    await change(payer, 'creator_monthly')
    expect(await mark()).toBe('')
    expect(await set()).toEqual({ watermark_text: 'memes.example' })
    expect(await mark()).toBe('memes.example')
    expect((await getUserDetails(payer.context)).watermark_text).toBe('memes.example')
  })

  it('that is changed for a larger one gives the difference at once, for a smaller one never less than is used', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    await billing.spend(payer, 60)
    await change(payer, 'creator_monthly')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 500, used: 60 })
    await billing.spend(payer, 90)
    await change(payer, 'starter_monthly')
    expect(await billing.credits(payer)).toMatchObject({ allowance: 150, used: 150 })
    await expect(billing.spend(payer, 1)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
  })

  it('without a limit sets the subscriber’s own credits while it lasts', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'studio_monthly')
    expect((await getUserDetails(payer.context)).credits).toBe(5000)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 5000 })
    const [subscription] = await subscriptionsOf(payer)
    await billing.stripe.subscriptions.cancel(subscription?.id ?? '')
    await syncCustomer(payer.context, payer.userId)
    const details = await getUserDetails(payer.context)
    expect([details.credits, details.subscription]).toEqual([20, null])
    expect(await billing.credits(payer)).toMatchObject({ allowance: 20, used: 0 })
  })

  it('gives its credits for each seat', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly', 3)
    expect(await billing.credits(payer)).toMatchObject({ allowance: 300 })
  })

  it('that will end says so, and gives what it gives until then', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'starter_monthly')
    const [subscription] = await subscriptionsOf(payer)
    await billing.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true })
    await syncCustomer(payer.context, payer.userId)
    expect((await getUserDetails(payer.context)).subscription).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await billing.credits(payer)).toMatchObject({ allowance: 100 })
  })

  it('has invoices', async () => {
    const payer = await billing.newPayer()
    expect(await listInvoices(payer.context)).toEqual({ invoices: [] })
    await billing.subscribe(payer, 'starter_monthly')
    expect((await listInvoices(payer.context)).invoices).toMatchObject([
      { status: 'paid', total: 900, currency: 'usd' },
    ])
  })
})

async function subscriptionsOf({ userId }: { userId: string }) {
  const [row] = await billing.services.database
    .sql`select stripe_customer_id from stripe_customers where user_id = ${userId}`
  const { data } = await billing.stripe.subscriptions.list({
    customer: row?.stripe_customer_id,
    status: 'all',
  })
  return data
}

/** As the portal does it. */
async function change(payer: Awaited<ReturnType<TestBilling['newPayer']>>, lookupKey: string): Promise<void> {
  const [subscription] = await subscriptionsOf(payer)
  await billing.stripe.subscriptions.update(subscription?.id ?? '', {
    items: [{ id: subscription?.items.data[0]?.id ?? '', price: await billing.priceId(lookupKey) }],
    proration_behavior: 'always_invoice',
  })
  await syncCustomer(payer.context, payer.userId)
}

describe('a discount', () => {
  it('needs a plan', async () => {
    const { context } = await billing.newPayer()
    await expect(applyDiscount(context, {})).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is offered once to who is about to leave, also when it is asked for many times at once', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'creator_monthly')
    expect((await getSubscriptionState(payer.context)).retentionOffer).toEqual({
      description: '30 % off for 3 months.',
    })
    await Promise.all(Array.from({ length: 5 }, () => applyDiscount(payer.context, {})))
    const again = await applyDiscount(payer.context, {})
    expect(again).toEqual({ applied: false, description: 'You took this discount before.' })
    const [subscription] = await subscriptionsOf(payer)
    expect(subscription?.discounts).toHaveLength(1)
    expect((await getSubscriptionState(payer.context)).retentionOffer).toBeNull()
    const { times_redeemed: redeemed } = await billing.stripe.coupons.retrieve('stay')
    expect(redeemed).toBe(1)
  })

  it('comes by code beside the one that is there, and not twice', async () => {
    const payer = await billing.newPayer()
    await billing.subscribe(payer, 'creator_monthly')
    await applyDiscount(payer.context, {})
    expect(await applyDiscount(payer.context, { code: 'thanks15' })).toMatchObject({ applied: true })
    const [subscription] = await subscriptionsOf(payer)
    expect(subscription?.discounts).toHaveLength(2)
    expect(await applyDiscount(payer.context, { code: 'THANKS15' })).toMatchObject({ applied: false })
    await expect(applyDiscount(payer.context, { code: 'NONSENSE' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('that was taken while the answer was lost is not taken twice', async () => {
    let isLost = true
    const payer = await billing.newPayer({
      async applyDiscount(...call) {
        await billing.payments.applyDiscount(...call)
        if (isLost) throw new Error('The line is dead.')
      },
    })
    await billing.subscribe(payer, 'creator_monthly')
    await expect(applyDiscount(payer.context, {})).rejects.toThrow('The line is dead.')
    isLost = false
    expect(await applyDiscount(payer.context, {})).toMatchObject({ applied: true })
    const [subscription] = await subscriptionsOf(payer)
    expect(subscription?.discounts).toHaveLength(1)
  })
})

describe('the portal', () => {
  it('is there for who began to pay', async () => {
    const payer = await billing.newPayer()
    await expect(getPortalLink(payer.context, {})).rejects.toMatchObject({ code: 'CONFLICT' })
    await billing.subscribe(payer, 'starter_monthly')
    const { url } = await getPortalLink(payer.context, { referral: 'a-friend' })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    const [row] = await billing.services.database
      .sql`select stripe_customer_id from stripe_customers where user_id = ${payer.userId}`
    const customer = await billing.stripe.customers.retrieve(row?.stripe_customer_id)
    expect(customer.deleted ? {} : customer.metadata).toMatchObject({
      referral: 'a-friend',
      user_id: payer.userId,
    })
  })
})

describe('without payments', () => {
  it('everything that needs them says so in a sentence', async () => {
    const context = await billing.services.openContext()
    const unavailable = {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Payments are not set up here. Nothing was changed and nothing was charged.',
    }
    await expect(listPlans(context)).rejects.toMatchObject(unavailable)
    await expect(startCheckout(context, { priceId: 'x', quantity: 1 })).rejects.toMatchObject(unavailable)
    await expect(getPortalLink(context, {})).rejects.toMatchObject(unavailable)
    await expect(applyDiscount(context, {})).rejects.toMatchObject(unavailable)
    await expect(syncSubscription(context, {})).rejects.toMatchObject(unavailable)
    expect(await getSubscriptionState(context)).toMatchObject({ subscription: null, hasPortal: false })
  })
})
