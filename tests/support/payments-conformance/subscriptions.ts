import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { itemOf, refusalOf } from '../payments-bench'
import { setUp } from '../set-up'
import type { ConformanceRun } from './conformance-run'

export function describeSubscriptions(run: () => ConformanceRun): void {
  describe('a subscription', () => {
    const stripe = setUp(() => run().bench.stripe)
    const small = setUp(() => run().bench.newPrice(900))
    const large = setUp(() => run().bench.newPrice(2900))
    const subscribe = () => run().bench.subscribe(small.id)

    it('tells its invoice, customer and product when asked, and is listed', async () => {
      const { id, customer } = await subscribe()
      const expand = ['latest_invoice', 'customer', 'items.data.price.product']
      const found = await stripe.subscriptions.retrieve(id, { expand })
      expect(found.latest_invoice).toMatchObject({ object: 'invoice' })
      expect(found.customer).toMatchObject({ object: 'customer' })
      expect(itemOf(found).price.product).toMatchObject({ metadata: { monthlyCredits: '250' } })
      const { data } = await stripe.subscriptions.list({ customer: String(customer) })
      expect(data.map((one) => one.id)).toEqual([id])
    })

    it('ends with its period when asked to, until it is asked not to', async () => {
      const { id } = await subscribe()
      const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
      expect(ending).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: itemOf(ending).current_period_end,
        cancellation_details: { reason: 'cancellation_requested' },
      })
      expect(ending.canceled_at).not.toBeNull()
      const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
      expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    })

    it('is upgraded within its period, billed at once', async () => {
      const before = await subscribe()
      const item = itemOf(before)
      const after = await stripe.subscriptions.update(before.id, {
        items: [{ id: item.id, price: large.id }],
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
      })
      expect(itemOf(after).price.id).toBe(large.id)
      expect(itemOf(after)).toMatchObject({
        current_period_start: item.current_period_start,
        current_period_end: item.current_period_end,
      })
      const invoice = after.latest_invoice as Stripe.Invoice
      expect(invoice.billing_reason).toBe('subscription_update')
      const credits = invoice.lines.data.filter(({ amount }) => amount < 0)
      expect(credits[0]?.parent?.subscription_item_details?.proration).toBe(true)
    })

    it('refuses an item of another', async () => {
      const { id } = await subscribe()
      const call = stripe.subscriptions.update(id, { items: [{ id: 'si_nope', price: small.id }] })
      expect(await refusalOf(call)).toMatchObject({ status: 400, param: 'items[0][id]' })
    })

    it('takes a promotion code and lets go of it', async () => {
      const { id } = await subscribe()
      const coupon = await stripe.coupons.create({
        percent_off: 25,
        duration: 'repeating',
        duration_in_months: 3,
      })
      const code = await stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code: `STAY${randomUUID().slice(0, 8).toUpperCase()}`,
        max_redemptions: 5,
      })
      const { data } = await stripe.promotionCodes.list({ code: code.code.toLowerCase(), active: true })
      expect(data[0]?.promotion.coupon).toBe(coupon.id)
      const discounts = [{ promotion_code: code.id }]
      const reduced = await stripe.subscriptions.update(id, { discounts, expand: ['discounts'] })
      expect(reduced.discounts).toMatchObject([
        { source: { coupon: coupon.id }, promotion_code: code.id, subscription: id },
      ])
      expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1)
      expect((await stripe.subscriptions.update(id, { discounts: '' })).discounts).toEqual([])
      const unknown = stripe.subscriptions.update(id, { discounts: [{ coupon: 'nope' }] })
      expect(await refusalOf(unknown)).toMatchObject({ status: 400, code: 'resource_missing' })
    })

    it('refuses a coupon that is used up', async () => {
      const { id } = await subscribe()
      const coupon = await stripe.coupons.create({
        amount_off: 100,
        currency: 'usd',
        duration: 'forever',
        max_redemptions: 1,
      })
      const discounts = [{ coupon: coupon.id }]
      await stripe.subscriptions.update(id, { discounts })
      expect((await refusalOf(stripe.subscriptions.update(id, { discounts }))).code).toBe('coupon_expired')
    })

    it('is cheaper with a code that was typed at the checkout', async () => {
      const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' })
      const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id } })
      const customer = await run().bench.newCustomer()
      const { id } = await run().bench.checkout(customer.id, small.id, { allow_promotion_codes: true })
      expect((await run().bench.complete(id, { promotion_code: code.code })).status).toBe(200)
      const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })
      expect(session).toMatchObject({ amount_total: 450, total_details: { amount_discount: 450 } })
      expect((session.invoice as Stripe.Invoice).amount_paid).toBe(450)
    })

    it('ends at once when cancelled, and cannot be changed any more', async () => {
      const { id, customer } = await subscribe()
      const of = { customer: String(customer) }
      const ended = await stripe.subscriptions.cancel(id)
      expect(ended.status).toBe('canceled')
      expect(ended.ended_at).not.toBeNull()
      expect((await stripe.subscriptions.list(of)).data).toEqual([])
      expect((await stripe.subscriptions.list({ ...of, status: 'all' })).data).toHaveLength(1)
      const late = stripe.subscriptions.update(id, { cancel_at_period_end: true })
      expect((await refusalOf(late)).status).toBe(400)
    })

    it('leads to its invoices', async () => {
      const { id, items } = await subscribe()
      const item = { id: items.data[0]?.id ?? '', price: large.id }
      await stripe.subscriptions.update(id, { items: [item], proration_behavior: 'always_invoice' })
      const { data } = await stripe.invoices.list({ subscription: id })
      expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
        'subscription_update',
        'subscription_create',
      ])
      expect(data.every(({ parent }) => parent?.subscription_details?.subscription === id)).toBe(true)
    })
  })
}
