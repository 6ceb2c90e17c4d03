import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { cards, itemOf, type SubscribeOptions } from '../payments-bench'
import { setUp } from '../set-up'
import type { ConformanceRun } from './conformance-run'

const daySeconds = 86_400
/** A renewal is done an hour after its time. */
const laterSeconds = 2 * 3600

export function describeClocks(run: () => ConformanceRun): void {
  describe('a test clock', () => {
    const stripe = setUp(() => run().bench.stripe)
    const small = setUp(() => run().bench.newPrice(900))
    const large = setUp(() => run().bench.newPrice(2900))

    async function start(options: SubscribeOptions = {}, at = Math.floor(Date.now() / 1000)) {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at })
      const subscription = await run().bench.subscribe(small.id, { ...options, testClock: clock.id })
      const advance = async (to: number) => {
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to })
        expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).status).toBe('ready')
        return stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
      }
      return { subscription, item: itemOf(subscription), advance }
    }
    const isOf = (id: string) => (object: Record<string, unknown>) =>
      JSON.stringify(object.parent ?? {}).includes(id)

    it('renews a month later', async () => {
      const { subscription, item, advance } = await start()
      const renewed = await advance(item.current_period_end + laterSeconds)
      expect(renewed.status).toBe('active')
      expect(itemOf(renewed)).toMatchObject({ id: item.id, current_period_start: item.current_period_end })
      expect(renewed.latest_invoice).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid' })
      await run().listener.event(
        'invoice.paid',
        (invoice) => invoice.billing_reason === 'subscription_cycle' && isOf(subscription.id)(invoice),
      )
    })

    it('prorates an upgrade by the days that are left', async () => {
      const { subscription, item, advance } = await start()
      await advance(item.current_period_start + 10 * daySeconds)
      const upgraded = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: large.id }],
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
      })
      const length = item.current_period_end - item.current_period_start
      const left = (length - 10 * daySeconds) / length
      const { total } = upgraded.latest_invoice as Stripe.Invoice
      expect(Math.abs(total - (2900 - 900) * left)).toBeLessThanOrEqual(2)
    })

    it('shows a failed renewal: past due, the invoice open, the new period begun', async () => {
      const { subscription, item, advance } = await start({ card: cards.declinedLater })
      const unpaid = await advance(item.current_period_end + laterSeconds)
      expect(unpaid.status).toBe('past_due')
      expect(unpaid.latest_invoice).toMatchObject({ status: 'open' })
      expect(itemOf(unpaid).current_period_start).toBe(item.current_period_end)
      await run().listener.event('invoice.payment_failed', isOf(subscription.id))
    })

    it('ends a cancelled subscription with its period', async () => {
      const { subscription, item, advance } = await start()
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
      const ended = await advance(item.current_period_end + laterSeconds)
      expect(ended).toMatchObject({ status: 'canceled', ended_at: item.current_period_end })
      await run().listener.event('customer.subscription.deleted', ({ id }) => id === subscription.id)
    })

    it('keeps the day of the anchor: 31 January, 28 February, 31 March', async () => {
      const { item, advance } = await start({}, Date.UTC(2027, 0, 31, 12) / 1000)
      const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
      expect(dayOf(item.current_period_end)).toBe('2027-02-28')
      const renewed = await advance(item.current_period_end + laterSeconds)
      expect(dayOf(itemOf(renewed).current_period_end)).toBe('2027-03-31')
    })

    it('is no help to a deleted customer: their subscriptions end at once', async () => {
      const { subscription } = await start()
      await stripe.customers.del(String(subscription.customer))
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    })
  })
}
