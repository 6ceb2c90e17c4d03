import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { cards, itemOf, refusalOf, uniqueEmail } from '../payments-bench'
import { setUp } from '../set-up'
import type { ConformanceRun } from './conformance-run'

/** All that the product sends. */
const whole = {
  client_reference_id: 'user_1',
  allow_promotion_codes: true,
  subscription_data: { metadata: { user_id: 'user_1' } },
  metadata: { referral: 'aff_1' },
  automatic_tax: { enabled: true },
  customer_update: { address: 'auto', name: 'auto' },
  billing_address_collection: 'auto',
} as const

export function describeCheckout(run: () => ConformanceRun): void {
  describe('a checkout', () => {
    const stripe = setUp(() => run().bench.stripe)
    const customer = setUp(() => run().bench.newCustomer())
    const price = setUp(() => run().bench.newPrice(900))
    const start = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      run().bench.checkout(customer.id, price.id, { ...whole, ...more })
    const subscriptions = (of: string) => stripe.subscriptions.list({ customer: of, status: 'all' })

    it('is open, with everything that the product sends', async () => {
      const session = await start()
      expect(session).toMatchObject({
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: 'user_1',
        customer: customer.id,
        subscription: null,
        amount_total: 900,
        ui_mode: 'hosted_page',
        metadata: { referral: 'aff_1' },
      })
      expect(session.id).toMatch(/^cs_test_/)
      expect(session.url).toBe(`${run().server.url}/sandbox/checkout/${session.id}`)
      expect(session).not.toHaveProperty('line_items')
      expect(session.expires_at - session.created).toBeGreaterThanOrEqual(1800)
    })

    it('tells its line items when asked', async () => {
      const { id } = await start()
      const { line_items: items } = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
      expect(items?.data[0]?.price?.id).toBe(price.id)
      expect((await stripe.checkout.sessions.listLineItems(id)).data[0]?.quantity).toBe(1)
    })

    it('is refused without something recurring to buy', async () => {
      const once = await run().bench.newPrice(500, null)
      const refused = (more: Partial<Stripe.Checkout.SessionCreateParams>) => refusalOf(start(more))
      expect((await refused({ line_items: [{ price: once.id, quantity: 1 }] })).status).toBe(400)
      expect(await refused({ line_items: [{ price: 'price_nope', quantity: 1 }] })).toMatchObject({
        status: 400,
        code: 'resource_missing',
        param: 'line_items[0][price]',
      })
      expect((await refused({ line_items: [] })).status).toBe(400)
      expect((await refused({ line_items: [{ price: price.id, quantity: 0 }] })).status).toBe(400)
    })

    it('is refused with parameters that contradict each other or are gone', async () => {
      const two = await refusalOf(start({ discounts: [{ coupon: 'x' }] }))
      expect(two.message).toContain('only specify one of these parameters')
      const { customer_update: _update, ...untaxable } = whole
      const call = run().bench.checkout(customer.id, price.id, untaxable)
      expect((await refusalOf(call)).code).toBe('customer_tax_location_invalid')
      const gone = { payment_method_types: ['card'] } as object
      expect(await refusalOf(start(gone))).toMatchObject({
        code: 'parameter_unknown',
        param: 'payment_method_types',
      })
    })

    it('expires once', async () => {
      const { id } = await start()
      expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
      expect((await refusalOf(stripe.checkout.sessions.expire(id))).status).toBe(400)
    })

    it('stays open when the card is declined, and nothing is bought', async () => {
      const { id } = await start()
      const declined = await run().bench.complete(id, { card: cards.declined })
      expect([declined.status, declined.error?.code]).toEqual([402, 'card_declined'])
      expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
      expect((await subscriptions(customer.id)).data).toEqual([])
    })

    it('makes a subscription and its paid invoice, once', async () => {
      const buyer = await run().bench.newCustomer()
      const { id } = await run().bench.checkout(buyer.id, price.id, whole)
      expect((await run().bench.complete(id)).status).toBe(200)
      const session = await stripe.checkout.sessions.retrieve(id, {
        expand: ['subscription', 'invoice', 'customer'],
      })
      expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
      const subscription = session.subscription as Stripe.Subscription
      const item = itemOf(subscription)
      expect(subscription).toMatchObject({
        status: 'active',
        customer: buyer.id,
        metadata: { user_id: 'user_1' },
      })
      expect(subscription).not.toHaveProperty('current_period_end')
      expect(item.current_period_end).toBeGreaterThan(item.current_period_start)
      const invoice = session.invoice as Stripe.Invoice
      expect(invoice).toMatchObject({
        status: 'paid',
        billing_reason: 'subscription_create',
        amount_paid: 900,
      })
      expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
      const period = { start: item.current_period_start, end: item.current_period_end }
      expect(invoice.lines.data[0]?.period).toEqual(period)
      expect((await run().bench.complete(id)).status).toBe(400)
      expect((await subscriptions(buyer.id)).data).toHaveLength(1)
    })

    it('makes a customer where none was named, and leads back with the session', async () => {
      const email = uniqueEmail()
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer_email: email,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: 'https://app.example/done?session_id={CHECKOUT_SESSION_ID}',
      })
      const { redirect } = await run().bench.complete(session.id)
      expect(redirect).toBe(`https://app.example/done?session_id=${session.id}`)
      const done = await stripe.checkout.sessions.retrieve(session.id)
      expect(done.customer).toMatch(/^cus_/)
      expect(done.customer_details?.email).toBe(email)
    })
  })

  describe('the portal', () => {
    it('opens for a customer', async () => {
      const { id } = await run().bench.newCustomer()
      const visit = { customer: id, return_url: 'https://app.example/account' }
      const session = await run().bench.stripe.billingPortal.sessions.create(visit)
      expect(session).toMatchObject(visit)
      expect(session.url).toBe(`${run().server.url}/sandbox/portal/${session.id}`)
    })

    it('needs one that exists', async () => {
      const call = run().bench.stripe.billingPortal.sessions.create({ customer: 'cus_nope' })
      expect(await refusalOf(call)).toMatchObject({ code: 'resource_missing', param: 'customer' })
    })
  })
}
