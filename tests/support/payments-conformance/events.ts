import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { uniqueEmail } from '../payments-bench'
import type { ConformanceRun } from './conformance-run'

export function describeEvents(run: () => ConformanceRun): void {
  describe('events', () => {
    let stripe: Stripe
    let subscription: Stripe.Subscription

    beforeAll(async () => {
      stripe = run().bench.stripe
      subscription = await run().bench.subscribe((await run().bench.newPrice()).id)
      await stripe.subscriptions.update(subscription.id, { metadata: { seen: 'yes' } })
    })

    it('go to an endpoint whose secret is shown once', async () => {
      expect(run().hook.secret).toMatch(/^whsec_/)
      expect(await stripe.webhookEndpoints.retrieve(run().hook.id)).not.toHaveProperty('secret')
    })

    it('tell of a checkout what matters', async () => {
      const { listener } = run()
      await listener.event('customer.subscription.created', ({ id }) => id === subscription.id)
      await listener.event('invoice.paid', ({ id }) => id === subscription.latest_invoice)
      await listener.event(
        'checkout.session.completed',
        (session) => session.subscription === subscription.id,
      )
    })

    it('are each signed over the exact bytes and good by the SDK’s types', async () => {
      const { listener, hook, check, apiVersion } = run()
      await listener.event('customer.subscription.updated', ({ id }) => id === subscription.id)
      expect(listener.deliveries.length).toBeGreaterThan(10)
      for (const { body, signature, contentType } of listener.deliveries) {
        const event = stripe.webhooks.constructEvent(body, signature, hook.secret, 300)
        expect(check(event), event.type).toEqual([])
        expect(contentType).toMatch(/^application\/json/)
        expect([event.api_version, event.livemode]).toEqual([apiVersion, false])
      }
    })

    it('are good for nothing when changed, or with another secret', () => {
      const { deliveries } = run().listener
      const { body = '', signature = '' } = deliveries[0] ?? {}
      const verify = (text: string, secret: string) => () =>
        stripe.webhooks.constructEvent(text, signature, secret, 1e9)
      expect(verify(body.replace('evt_', 'evt_X'), run().hook.secret)).toThrow(/signature/i)
      expect(verify(body, 'whsec_other')).toThrow(/signature/i)
    })

    it('of changes tell what was before', async () => {
      const { data } = await run().listener.event(
        'customer.subscription.updated',
        ({ id }) => id === subscription.id,
      )
      expect(data.previous_attributes).toEqual({ metadata: {} })
    })

    it('name the call that made them; a buyer makes none', async () => {
      const { listener, wire } = run()
      const idempotencyKey = randomUUID()
      const { id } = await stripe.customers.create({ email: uniqueEmail() }, { idempotencyKey })
      const requestId = wire.answers.at(-1)?.headers['request-id']
      const { request } = await listener.event('customer.created', (customer) => customer.id === id)
      expect(request).toEqual({ id: requestId, idempotency_key: idempotencyKey })
      const bought = await listener.event('checkout.session.completed')
      expect(bought.request?.id).toBeNull()
    })

    it('come again after a failure, as the same event under a new signature', async () => {
      const { listener, hook } = run()
      const email = uniqueEmail()
      listener.failWith(email, [500])
      const { id } = await stripe.customers.create({ email })
      await expect
        .poll(() => listener.deliveries.filter(({ body }) => body.includes(id)).length, { timeout: 15_000 })
        .toBe(2)
      const [first, second] = listener.deliveries.filter(({ body }) => body.includes(id))
      expect([first?.status, second?.status]).toEqual([500, 200])
      expect(second?.body).toBe(first?.body)
      stripe.webhooks.constructEvent(second?.body ?? '', second?.signature ?? '', hook.secret, 300)
    })

    it('can be read again', async () => {
      const { id } = await run().listener.event('invoice.paid')
      expect((await stripe.events.retrieve(id)).id).toBe(id)
      const { data } = await stripe.events.list({ type: 'invoice.paid', limit: 5 })
      expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['invoice.paid']))
    })

    it('no longer go to an endpoint that was removed', async () => {
      const { listener } = run()
      const doomed = await stripe.webhookEndpoints.create({
        url: `${listener.url}/doomed`,
        enabled_events: ['*'],
      })
      await stripe.webhookEndpoints.del(doomed.id)
      const { id } = await stripe.customers.create({ email: uniqueEmail() })
      await listener.event('customer.created', (customer) => customer.id === id)
      await sleep(300)
      expect(listener.deliveries.filter(({ body }) => body.includes(id))).toHaveLength(1)
    })
  })
}
