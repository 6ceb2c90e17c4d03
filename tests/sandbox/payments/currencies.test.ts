import { refusalOf } from '@tests/support/payments-bench'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'

const { bench, stripe } = setUpPayments({ isSeeded: true })

async function priceOf(lookupKey: string): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], expand: ['data.currency_options'] })
  if (!data[0]) throw new Error(`There is no ${lookupKey}.`)
  return data[0]
}

describe('a price in several currencies', () => {
  it('tells them where they are asked for, its own among them, and nowhere else', async () => {
    const price = await priceOf('starter_monthly')
    expect(Object.keys(price.currency_options ?? {}).toSorted()).toEqual(['eur', 'gbp', 'usd'])
    expect(price.currency_options?.gbp).toEqual({
      custom_unit_amount: null,
      tax_behavior: 'unspecified',
      unit_amount: 800,
      unit_amount_decimal: '800',
    })
    expect(await stripe.prices.retrieve(price.id)).not.toHaveProperty('currency_options')
  })

  it('may get another one later', async () => {
    const { id } = await bench.newPrice(900)
    await stripe.prices.update(id, { currency_options: { chf: { unit_amount: 850 } } })
    const { currency_options: options } = await stripe.prices.retrieve(id, { expand: ['currency_options'] })
    expect(options?.chf?.unit_amount).toBe(850)
    expect(options?.usd?.unit_amount).toBe(900)
  })

  it('is paid, invoiced and changed in the one of the checkout', async () => {
    const starter = await priceOf('starter_monthly')
    const subscription = await bench.subscribe(starter.id, { checkout: { currency: 'gbp' } })
    expect(subscription.currency).toBe('gbp')
    // As at the provider, the price keeps the face of its own currency.
    expect(subscription.items.data[0]?.price).toMatchObject({ currency: 'usd', unit_amount: 900 })
    const customer = subscription.customer as string
    const [first] = (await stripe.invoices.list({ customer })).data
    expect(first).toMatchObject({ currency: 'gbp', total: 800, status: 'paid' })
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: (await priceOf('creator_yearly')).id }],
      proration_behavior: 'always_invoice',
    })
    const [second] = (await stripe.invoices.list({ customer })).data
    expect(second).toMatchObject({ currency: 'gbp', total: 16_000 - 800 })
  })

  it('is not sold in one that it has not, nor beside a plan in another', async () => {
    const { id } = await bench.newPrice(900)
    const customer = await bench.newCustomer()
    const refusal = await refusalOf(bench.checkout(customer.id, id, { currency: 'jpy' }))
    expect(refusal).toMatchObject({ type: 'StripeInvalidRequestError', param: 'currency' })
    const starter = await priceOf('starter_monthly')
    const { customer: payer } = await bench.subscribe(starter.id, { checkout: { currency: 'eur' } })
    const second = await refusalOf(bench.checkout(payer as string, starter.id))
    expect(second).toMatchObject({ message: expect.stringContaining('cannot combine currencies') })
  })
})
