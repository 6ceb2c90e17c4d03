import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { refusalOf, uniqueEmail } from '../payments-bench'
import { sandboxPaymentsKey } from '../sandbox-payments-server'
import { type ConformanceRun, rawCall } from './conformance-run'

export function describeProtocol(run: () => ConformanceRun): void {
  describe('the protocol', () => {
    it('is spoken in the version that the SDK pins', async () => {
      await run().bench.stripe.products.list({ limit: 1 })
      expect(run().wire.answers[0]?.headers['stripe-version']).toBe(run().apiVersion)
    })

    it('lets nobody in without a key', async () => {
      const { status, error } = await rawCall(run(), '/v1/products')
      expect([status, error?.type]).toEqual([401, 'invalid_request_error'])
    })

    it('refuses a wrong key and does not repeat it', async () => {
      const wrong = 'sk_test_wrongwrongwrong1234'
      const stranger = run().server.newStripe()
      const refusal = await refusalOf(stranger.products.list({}, { apiKey: wrong }))
      expect(refusal).toMatchObject({ status: 401, type: 'StripeAuthenticationError' })
      expect(refusal.message).not.toContain(wrong)
    })

    it('takes the key as basic authentication', async () => {
      const authorization = `Basic ${Buffer.from(`${sandboxPaymentsKey}:`).toString('base64')}`
      expect((await rawCall(run(), '/v1/products?limit=1', { authorization })).status).toBe(200)
    })

    it('names an address that it does not know', async () => {
      const authorization = `Bearer ${sandboxPaymentsKey}`
      const { status, error } = await rawCall(run(), '/v1/nothing_here', { authorization })
      expect([status, error?.type]).toEqual([404, 'invalid_request_error'])
      expect(error?.message).toContain('Unrecognized request URL (GET: /v1/nothing_here)')
    })

    it('answers in the version that was asked for', async () => {
      const headers = { authorization: `Bearer ${sandboxPaymentsKey}`, 'stripe-version': '2025-03-31.basil' }
      const { headers: answered } = await rawCall(run(), '/v1/products?limit=1', headers)
      expect(answered.get('stripe-version')).toBe('2025-03-31.basil')
    })

    it('refuses a parameter that it does not know, by name', async () => {
      const misspelt = { emial: 'x@example.com' } as object
      expect(await refusalOf(run().bench.stripe.customers.create(misspelt))).toMatchObject({
        status: 400,
        type: 'StripeInvalidRequestError',
        code: 'parameter_unknown',
        param: 'emial',
      })
    })

    it('names a parameter that is missing', async () => {
      const call = run().bench.stripe.products.create({} as { name: string })
      expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'parameter_missing', param: 'name' })
    })

    it('names an object that is missing', async () => {
      const call = run().bench.stripe.customers.retrieve('cus_nobody')
      expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'resource_missing', param: 'id' })
    })
  })

  describe('an idempotency key', () => {
    it('answers the same parameters alike, and says that it did', async () => {
      const { stripe } = run().bench
      const email = uniqueEmail()
      const options = { idempotencyKey: randomUUID() }
      const first = await stripe.customers.create({ email }, options)
      const second = await stripe.customers.create({ email }, options)
      expect(second.id).toBe(first.id)
      expect(run().wire.answers[1]?.headers['idempotent-replayed']).toBe('true')
      expect((await stripe.customers.list({ email })).data).toHaveLength(1)
    })

    it('is refused with other parameters', async () => {
      const { stripe } = run().bench
      const options = { idempotencyKey: randomUUID() }
      await stripe.customers.create({ email: uniqueEmail() }, options)
      const refusal = await refusalOf(stripe.customers.create({ email: uniqueEmail() }, options))
      expect(refusal).toMatchObject({ status: 400, type: 'StripeIdempotencyError' })
    })

    it('is free again after a refusal', async () => {
      const { stripe } = run().bench
      const options = { idempotencyKey: randomUUID() }
      await refusalOf(stripe.customers.create({ nope: 1 } as object, options))
      expect((await stripe.customers.create({ email: uniqueEmail() }, options)).id).toMatch(/^cus_/)
    })
  })
}
