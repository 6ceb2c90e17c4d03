import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, uniqueEmail } from '../payments-bench'
import type { ConformanceRun } from './conformance-run'

export function describeCatalogue(run: () => ConformanceRun): void {
  describe('the catalogue', () => {
    let stripe: Stripe
    let product: Stripe.Product
    let monthly: Stripe.Price

    beforeAll(async () => {
      stripe = run().bench.stripe
      product = await stripe.products.create({ name: 'Catalogue', metadata: { monthlyCredits: '250' } })
      monthly = await newPrice({ unit_amount: 900, lookup_key: randomUUID() })
    })

    function newPrice(more: Partial<Stripe.PriceCreateParams>) {
      return stripe.prices.create({
        product: product.id,
        currency: 'usd',
        recurring: { interval: 'month' },
        ...more,
      })
    }

    it('tells recurring prices from others', async () => {
      const once = await stripe.prices.create({ product: product.id, unit_amount: 500, currency: 'usd' })
      expect([monthly.type, monthly.recurring?.interval, once.type, once.recurring]).toEqual([
        'recurring',
        'month',
        'one_time',
        null,
      ])
    })

    it('lists prices with their products', async () => {
      const { data } = await stripe.prices.list({
        product: product.id,
        type: 'recurring',
        expand: ['data.product'],
      })
      expect(data).toHaveLength(1)
      expect(data[0]?.product).toMatchObject({ metadata: { monthlyCredits: '250' } })
    })

    it('finds prices by their lookup keys', async () => {
      const { data } = await stripe.prices.list({ lookup_keys: [monthly.lookup_key ?? ''] })
      expect(data.map(({ id }) => id)).toEqual([monthly.id])
    })

    it('names the product by its id unless asked for more', async () => {
      expect((await stripe.prices.retrieve(monthly.id)).product).toBe(product.id)
    })

    it('lists the newest first, page by page', async () => {
      const made: string[] = []
      for (const cents of [100, 101, 102]) {
        made.unshift((await newPrice({ unit_amount: cents, active: false })).id)
      }
      const mine = { product: product.id, active: false }
      const first = await stripe.prices.list({ ...mine, limit: 2 })
      expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true])
      const second = await stripe.prices.list({ ...mine, limit: 2, starting_after: made[1] ?? '' })
      expect([second.data.map(({ id }) => id), second.has_more]).toEqual([made.slice(2), false])
      const before = await stripe.prices.list({ ...mine, limit: 1, ending_before: made[2] ?? '' })
      expect([before.data.map(({ id }) => id), before.has_more]).toEqual([made.slice(1, 2), true])
      const all: string[] = []
      for await (const { id } of stripe.prices.list({ ...mine, limit: 1 })) all.push(id)
      expect(all).toEqual(made)
    })

    it('refuses a page of another size than 1 to 100', async () => {
      expect(await refusalOf(stripe.prices.list({ limit: 1000 }))).toMatchObject({
        status: 400,
        param: 'limit',
      })
      expect(await refusalOf(stripe.prices.list({ limit: 0 }))).toMatchObject({ status: 400 })
    })

    it('refuses to expand what is no reference, or too deep', async () => {
      const nonsense = await refusalOf(stripe.prices.retrieve(monthly.id, { expand: ['nonsense'] }))
      expect(nonsense.message).toContain('cannot be expanded')
      const deep = stripe.subscriptions.list({ expand: ['data.items.data.price.product'] })
      expect((await refusalOf(deep)).message).toContain('more than 4 levels')
    })

    it('leaves inactive products out of the active list', async () => {
      const old = await stripe.products.create({ name: 'Old' })
      await stripe.products.update(old.id, { active: false })
      const { data } = await stripe.products.list({ active: true, limit: 100 })
      expect(data.map(({ id }) => id)).not.toContain(old.id)
    })
  })

  describe('a customer', () => {
    it('keeps metadata key by key', async () => {
      const { stripe } = run().bench
      const metadata = { user_id: 'u1', x: '1' }
      const { id, email } = await run().bench.newCustomer({ metadata })
      const changed = await stripe.customers.update(id, { metadata: { x: '', y: '2' } })
      expect(changed.metadata).toEqual({ user_id: 'u1', y: '2' })
      expect(await stripe.customers.retrieve(id)).toMatchObject({ email, metadata: changed.metadata })
    })

    it('is known as deleted, and used no more', async () => {
      const { stripe } = run().bench
      const { id } = await stripe.customers.create({ email: uniqueEmail() })
      expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true })
      expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
      expect(await refusalOf(stripe.customers.update(id, { name: 'z' }))).toMatchObject({ status: 404 })
      const price = await run().bench.newPrice()
      expect(await refusalOf(run().bench.checkout(id, price.id))).toMatchObject({
        status: 400,
        code: 'resource_missing',
        param: 'customer',
      })
    })
  })
}
