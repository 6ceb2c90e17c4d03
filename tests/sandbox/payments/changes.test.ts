import { cards, itemOf, refusalOf } from '@tests/support/payments-bench'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'

const { bench, server, stripe } = setUpPayments({ isSeeded: true })

/** Halfway through a period of 30 days. */
async function halfway(from: Stripe.Price, card: string = cards.good, checkout = {}) {
  const start = Date.UTC(2027, 3, 1) / 1000
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start })
  const subscription = await bench.subscribe(from.id, { card, testClock: clock.id, checkout })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 15 * 86_400 })
  return subscription
}

function change(
  subscription: Stripe.Subscription,
  to: Stripe.Price,
  more: Stripe.SubscriptionUpdateParams = {},
) {
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: to.id }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
    ...more,
  })
}

const linesOf = (subscription: Stripe.Subscription) =>
  (subscription.latest_invoice as Stripe.Invoice).lines.data.map(({ amount }) => amount)

describe('a change of plan', () => {
  it('upwards credits the rest at the old price and charges it at the new', async () => {
    const [small, large] = [await bench.newPrice(900), await bench.newPrice(2900)]
    const changed = await change(await halfway(small), large)
    expect(linesOf(changed)).toEqual([-450, 1450])
    expect(changed.latest_invoice).toMatchObject({ total: 1000, amount_paid: 1000, status: 'paid' })
  })

  it('credits no more than was paid, where a discount was in it', async () => {
    const [small, large] = [await bench.newPrice(1000), await bench.newPrice(3000)]
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' })
    const subscription = await halfway(small, cards.good, { discounts: [{ coupon: coupon.id }] })
    expect(linesOf(await change(subscription, large))).toEqual([-250, 1500])
  })

  it('downwards leaves a credit, which the next invoices use up', async () => {
    const [small, large] = [await bench.newPrice(1000), await bench.newPrice(5000)]
    const changed = await change(await halfway(large), small)
    expect(changed.latest_invoice).toMatchObject({ total: -2000, amount_due: 0, status: 'paid' })
    const customer = (await stripe.customers.retrieve(String(changed.customer))) as Stripe.Customer
    expect(customer.balance).toBe(-2000)
    const clock = String(changed.test_clock)
    await stripe.testHelpers.testClocks.advance(clock, {
      frozen_time: itemOf(changed).current_period_end + 60,
    })
    const { data } = await stripe.invoices.list({ customer: customer.id, limit: 1 })
    expect(data[0]).toMatchObject({
      total: 1000,
      amount_due: 0,
      starting_balance: -2000,
      ending_balance: -1000,
    })
  })

  it('waits for the next invoice when it is not to be billed at once', async () => {
    const [small, large] = [await bench.newPrice(900), await bench.newPrice(2900)]
    const before = await halfway(small)
    const changed = await change(before, large, { proration_behavior: 'create_prorations' })
    expect((changed.latest_invoice as Stripe.Invoice).id).toBe(before.latest_invoice)
    const to = itemOf(changed).current_period_end + 60
    await stripe.testHelpers.testClocks.advance(String(changed.test_clock), { frozen_time: to })
    const { data } = await stripe.invoices.list({ subscription: changed.id, limit: 1 })
    expect(data[0]?.lines.data.map(({ amount }) => amount)).toEqual([-450, 1450, 2900])
  })

  it('to another interval begins a period of its own', async () => {
    const [monthly, yearly] = [await bench.newPrice(900), await bench.newPrice(9000, { interval: 'year' })]
    const changed = await change(await halfway(monthly), yearly)
    const item = itemOf(changed)
    expect(linesOf(changed)).toEqual([-450, 9000])
    expect(changed.billing_cycle_anchor).toBe(item.current_period_start)
    expect(new Date(item.current_period_end * 1000).toISOString()).toBe('2028-04-16T00:00:00.000Z')
  })

  it('that cannot be paid does not happen where it must be', async () => {
    const [small, large] = [await bench.newPrice(900), await bench.newPrice(2900)]
    const subscription = await halfway(small, cards.declinedLater)
    const call = change(subscription, large, { payment_behavior: 'error_if_incomplete' })
    expect(await refusalOf(call)).toMatchObject({ status: 402, code: 'card_declined' })
    const same = await stripe.subscriptions.retrieve(subscription.id)
    expect(itemOf(same).price.id).toBe(small.id)
    expect(same.latest_invoice).toBe(subscription.latest_invoice)
    expect((await change(subscription, large)).status).toBe('past_due')
  })
})

describe('the portal', () => {
  async function act(customer: string, action: string, input: Record<string, string> = {}) {
    const { actByRequest } = await import('@/sandbox/payments/portal/serve-portal')
    const visit = await stripe.billingPortal.sessions.create({ customer })
    const body = new URLSearchParams(input)
    const request = new Request(`${visit.url}/${action}`, { method: 'POST', body })
    const response = await actByRequest(request, visit.id, action, server.context)
    return new URL(response.headers.get('location') ?? '/', server.url).searchParams
  }
  const seeded = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]?.id ?? ''

  it('cancels by a date, as Stripe’s does, and resumes', async () => {
    const subscription = await bench.subscribe(await seeded('starter_monthly'))
    const customer = String(subscription.customer)
    expect((await act(customer, 'cancel')).get('done')).toBe('cancel')
    const ending = await stripe.subscriptions.retrieve(subscription.id)
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at: itemOf(ending).current_period_end,
      cancel_at_period_end: false,
    })
    expect((await act(customer, 'resume')).get('done')).toBe('resume')
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull()
  })

  it('changes to what its configuration offers, and to nothing else', async () => {
    const subscription = await bench.subscribe(await seeded('starter_monthly'))
    const customer = String(subscription.customer)
    const foreign = await bench.newPrice(1)
    expect((await act(customer, 'plan', { price: foreign.id })).get('problem')).toBe('refused')
    const creator = await seeded('creator_monthly')
    expect((await act(customer, 'plan', { price: creator })).get('done')).toBe('plan')
    expect(itemOf(await stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(creator)
  })

  it('takes a promotion code', async () => {
    const subscription = await bench.subscribe(await seeded('starter_monthly'))
    const customer = String(subscription.customer)
    expect((await act(customer, 'code', { code: 'nonsense' })).get('problem')).toBe('resource_missing')
    expect((await act(customer, 'code', { code: 'WELCOME20' })).get('problem')).toBe(
      'customer_has_prior_transactions',
    )
    expect((await act(customer, 'code', { code: 'thanks15' })).get('done')).toBe('code')
    expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toHaveLength(1)
  })

  it('is closed after an hour', async () => {
    const { id } = await bench.newCustomer()
    server.clock.offsetMs = -2 * 3_600_000
    const visit = await stripe.billingPortal.sessions.create({ customer: id })
    server.clock.offsetMs = 0
    const { actByRequest } = await import('@/sandbox/payments/portal/serve-portal')
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${visit.url}/cancel`, { method: 'POST', headers, body: '{}' })
    expect((await actByRequest(request, visit.id, 'cancel', server.context)).status).toBe(404)
  })
})

describe('money that goes back', () => {
  const paidCharge = async (card: string) => {
    const subscription = await bench.subscribe((await bench.newPrice(900)).id, { card })
    const { data } = await stripe.charges.list({ customer: String(subscription.customer) })
    return { subscription, charge: data[0] as Stripe.Charge }
  }

  it('is refunded in parts, never beyond the charge, and leads to its invoice', async () => {
    const { subscription, charge } = await paidCharge(cards.good)
    await stripe.refunds.create({ charge: charge.id, amount: 400 })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 400, refunded: false })
    expect((await refusalOf(stripe.refunds.create({ charge: charge.id, amount: 501 }))).param).toBe('amount')
    await stripe.refunds.create({ payment_intent: String(charge.payment_intent) })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 900, refunded: true })
    const again = await refusalOf(stripe.refunds.create({ charge: charge.id }))
    expect(again.code).toBe('charge_already_refunded')
    const payment = { type: 'payment_intent', payment_intent: String(charge.payment_intent) } as const
    const { data } = await stripe.invoicePayments.list({ payment })
    expect(data.map(({ invoice }) => invoice)).toEqual([subscription.latest_invoice])
  })

  it('is disputed by the card that does, and won or lost by the evidence', async () => {
    const disputeOf = async () => {
      const { charge } = await paidCharge(cards.disputed)
      const { data } = await stripe.disputes.list({ charge: charge.id })
      return data[0] as Stripe.Dispute
    }
    const won = await disputeOf()
    expect(won).toMatchObject({ status: 'needs_response', amount: 900, reason: 'fraudulent' })
    const evidence = { uncategorized_text: 'winning_evidence' }
    expect((await stripe.disputes.update(won.id, { evidence })).status).toBe('won')
    expect((await stripe.disputes.close((await disputeOf()).id)).status).toBe('lost')
    expect((await refusalOf(stripe.disputes.close(won.id))).status).toBe(400)
    const { data } = await stripe.events.list({ type: 'charge.dispute.closed' })
    expect(data.map(({ data: { object } }) => (object as Stripe.Dispute).status)).toEqual(['lost', 'won'])
  })
})
