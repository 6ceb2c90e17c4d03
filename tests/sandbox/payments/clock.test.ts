import { cards, itemOf } from '@tests/support/payments-bench'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import type Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { PaymentsCalendar } from '@/sandbox/payments/payments-calendar'

const { bench, server, stripe } = setUpPayments()

let price: Stripe.Price

beforeAll(async () => {
  price = await bench.newPrice(900)
})

const daySeconds = 86_400
const startSeconds = Date.UTC(2027, 2, 10, 9) / 1000

async function subscribeWithClock(card: string = cards.good, checkout = {}) {
  const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: startSeconds })
  const subscription = await bench.subscribe(price.id, { card, testClock: id, checkout })
  let now = startSeconds
  const advance = async (days: number) => {
    now += days * daySeconds
    await stripe.testHelpers.testClocks.advance(id, { frozen_time: now })
    return stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  }
  return { subscription, advance, clock: id }
}

const eventsOf = async (object: string) => {
  const found: string[] = []
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(object)) found.unshift(event.type)
  }
  return found
}

describe('time that passes', () => {
  it('renews month after month, each from the end of the last', async () => {
    const { subscription, advance } = await subscribeWithClock()
    const later = await advance(100)
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    const periods = data.map(({ lines }) => lines.data[0]?.period).reverse()
    expect(periods.map((period) => new Date((period?.start ?? 0) * 1000).toISOString())).toEqual([
      '2027-03-10T09:00:00.000Z',
      '2027-04-10T09:00:00.000Z',
      '2027-05-10T09:00:00.000Z',
      '2027-06-10T09:00:00.000Z',
    ])
    expect(periods.slice(1).map((period) => period?.start)).toEqual(periods.slice(0, -1).map((p) => p?.end))
    expect(itemOf(later).current_period_start).toBe(periods.at(-1)?.start)
    expect(data.map(({ created }) => created).reverse()).toEqual(periods.map((period) => period?.start))
  })

  it('ends a subscription whose card keeps failing, after three more attempts', async () => {
    const { subscription, advance } = await subscribeWithClock(cards.declinedLater)
    const unpaid = await advance(32)
    const invoice = unpaid.latest_invoice as Stripe.Invoice
    expect([unpaid.status, invoice.status, invoice.attempt_count]).toEqual(['past_due', 'open', 1])
    const first = (invoice.next_payment_attempt ?? 0) - itemOf(unpaid).current_period_start
    expect(first).toBe(3 * daySeconds)
    expect((await advance(4)).latest_invoice).toMatchObject({ attempt_count: 2, status: 'open' })
    const ended = await advance(13)
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    expect(ended.latest_invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null })
    const told = await eventsOf(subscription.id)
    expect(told.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(told.at(-1)).toBe('customer.subscription.deleted')
  })

  it('is paid again with a new card, from the portal', async () => {
    const { subscription, advance } = await subscribeWithClock(cards.declinedLater)
    await advance(32)
    const visit = await stripe.billingPortal.sessions.create({ customer: String(subscription.customer) })
    const { actByRequest } = await import('@/sandbox/payments/portal/serve-portal')
    const request = new Request(`${visit.url}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: cards.good }),
    })
    const response = await actByRequest(request, visit.id, 'card', server.context)
    expect(await response.json()).toEqual({ redirect: `/sandbox/portal/${visit.id}?done=card` })
    const paid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    expect([paid.status, (paid.latest_invoice as Stripe.Invoice).status]).toEqual(['active', 'paid'])
    expect((await advance(31)).status).toBe('active')
  })

  it('ends a trial with the first payment', async () => {
    const { subscription, advance } = await subscribeWithClock(cards.good, {
      subscription_data: { trial_period_days: 7 },
    })
    expect([subscription.status, subscription.trial_end]).toEqual(['trialing', startSeconds + 7 * daySeconds])
    const trial = await stripe.invoices.list({ subscription: subscription.id })
    expect(trial.data.map(({ total }) => total)).toEqual([0])
    const paying = await advance(8)
    expect(paying.status).toBe('active')
    expect(paying.latest_invoice).toMatchObject({ total: 900, status: 'paid' })
    expect(itemOf(paying).current_period_start).toBe(startSeconds + 7 * daySeconds)
  })

  it('takes a discount off as often as it counts', async () => {
    const coupon = await stripe.coupons.create({
      percent_off: 50,
      duration: 'repeating',
      duration_in_months: 2,
    })
    const { subscription, advance } = await subscribeWithClock(cards.good, {
      discounts: [{ coupon: coupon.id }],
    })
    await advance(100)
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ total }) => total).reverse()).toEqual([450, 450, 900, 900])
    expect((await stripe.subscriptions.retrieve(subscription.id)).discounts).toEqual([])
  })

  it('does not run backwards, nor by more than two years at once', async () => {
    const { clock } = await subscribeWithClock()
    const advance = (to: number) => stripe.testHelpers.testClocks.advance(clock, { frozen_time: to })
    await expect(advance(startSeconds)).rejects.toThrow('later than the current')
    await expect(advance(startSeconds + 900 * daySeconds)).rejects.toThrow('two years')
  })

  it('without a test clock is the wall’s: a renewal that fell due while nothing ran is made up for', async () => {
    const subscription = await bench.subscribe(price.id)
    const due = itemOf(subscription).current_period_end
    const later = new PaymentsCalendar({ ...server.context, now: () => new Date((due + daySeconds) * 1000) })
    later.wake()
    await expect
      .poll(async () => itemOf(await stripe.subscriptions.retrieve(subscription.id)).current_period_start, {
        timeout: 15_000,
      })
      .toBe(due)
    later.stop()
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ created }) => created)[0]).toBe(due)
  })
})
