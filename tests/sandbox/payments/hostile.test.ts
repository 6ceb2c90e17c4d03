import { createPaymentsBench } from '@tests/support/payments-bench'
import { sandboxPaymentsKey } from '@tests/support/sandbox-payments-server'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '@/core/random/seeded-random'
import { parseForm } from '@/sandbox/payments/form'

const { bench, database, server, stripe } = setUpPayments()

let known: Record<'customer' | 'price' | 'product' | 'subscription' | 'coupon', string>

beforeAll(async () => {
  const price = await bench.newPrice()
  const subscription = await bench.subscribe(price.id)
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'once' })
  known = {
    customer: String(subscription.customer),
    price: price.id,
    product: String(price.product),
    subscription: subscription.id,
    coupon: coupon.id,
  }
})

async function send(method: string, path: string, body?: string | Uint8Array): Promise<number> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${sandboxPaymentsKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(body === undefined ? {} : { body: body as BodyInit }),
  })
  const text = await response.text()
  expect(() => JSON.parse(text), text.slice(0, 200)).not.toThrow()
  return response.status
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'a[__proto__][x]',
  'metadata[__proto__]',
  'metadata[]',
  'metadata',
  'metadata[a][b]',
  'items[0][id]',
  'items[]',
  'items',
  'items[x]',
  'items[0][price]',
  'items[-1]',
  'expand[]',
  'expand',
  'expand[0][x]',
  'email',
  'email[]',
  'email[a]',
  'customer',
  'line_items[0][price]',
  'line_items[0][quantity]',
  'discounts[0][coupon]',
  'discounts',
  'cancel_at',
  'trial_end',
  'unit_amount',
  'currency',
  'recurring[interval]',
  'recurring[interval_count]',
  'product',
  'name',
  'mode',
  'success_url',
  'frozen_time',
  'url',
  'enabled_events[]',
  'promotion[coupon]',
  'promotion',
  'percent_off',
  'limit',
  'created[gt]',
  'starting_after',
  '[',
  ']',
  '[]',
  'a[',
  'a]',
  'a[b',
  '[a]',
  'a[b]c',
  'a[b]]',
  '',
  '\u0000',
  'a\u0000b',
  '💥[💥]',
  `deep${'[x]'.repeat(60)}`,
  'a[][b]',
  'proration_date',
  'cancel_at_period_end',
  'quantity',
  'features[x]',
]

const values = () => [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  'true',
  'null',
  '9'.repeat(40),
  '253402300800',
  '99999999999',
  '0x10',
  '1.5',
  '\u0000',
  '💥',
  "'; drop schema sandbox_payments; --",
  '%',
  '{}',
  '[]',
  '../../etc/passwd',
  'a'.repeat(6000),
  known.customer,
  known.price,
  known.subscription,
  known.coupon,
  '__proto__',
  'month',
  'usd',
  'subscription',
  'https://x.example/',
  'javascript:alert(1)',
]

const addresses = () => [
  'POST /v1/products',
  'POST /v1/prices',
  'POST /v1/customers',
  `POST /v1/customers/${known.customer}`,
  'POST /v1/checkout/sessions',
  'POST /v1/subscriptions',
  `POST /v1/subscriptions/${known.subscription}`,
  'POST /v1/coupons',
  'POST /v1/promotion_codes',
  'POST /v1/refunds',
  'POST /v1/webhook_endpoints',
  'POST /v1/billing_portal/sessions',
  'POST /v1/billing_portal/configurations',
  'POST /v1/test_helpers/test_clocks',
  'GET /v1/prices',
  'GET /v1/subscriptions',
  'GET /v1/events',
  'GET /v1/invoices',
  'GET /v1/customers',
]

describe('what nobody should send', () => {
  it('is refused with a sentence and never fails', { timeout: 120_000 }, async () => {
    const random = createRandom(20_261_122)
    const failed: string[] = []
    for (let count = 0; count < 1500; count += 1) {
      const [method = '', path = ''] = random.pick(addresses()).split(' ')
      const fields = Array.from({ length: 1 + random.int(5) }, () => [
        random.pick(names),
        random.pick(values()),
      ])
      const form = fields.map((pair) => pair.map((part) => encodeURIComponent(part)).join('=')).join('&')
      const status = method === 'GET' ? await send('GET', `${path}?${form}`) : await send('POST', path, form)
      if (status >= 500) failed.push(`${status} ${method} ${path} ${form.slice(0, 300)}`)
    }
    expect(failed).toEqual([])
  })

  it.each([
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x3d, 0xc3, 0x28])],
    ['JSON', '{"email":"a@b.example","__proto__":{"x":1}}'],
    ['half a percent sign', 'email=%E0%A4%A'],
    ['two thousand fields', Array.from({ length: 2000 }, (_, n) => `metadata[k${n}]=v`).join('&')],
    ['a field in two shapes', 'metadata=x&metadata[a]=1'],
    ['a field in three shapes', 'metadata[]=x&metadata[a]=1&metadata=2'],
    ['a list of a million', 'expand[999999999]=x&email=a%40b.example'],
  ])('%s is refused', async (_what, body) => {
    expect(await send('POST', '/v1/customers', body)).toBe(400)
  })

  it('is no period that would never end, or that is over before it begins', async () => {
    const subscription = `customer=${known.customer}&items[0][price]=${known.price}`
    for (const end of ['0', '1', '1700000000']) {
      expect(await send('POST', '/v1/subscriptions', `${subscription}&trial_end=${end}`), end).toBe(400)
    }
    const price = `product=${known.product}&currency=usd&unit_amount=1&recurring[interval]=year`
    for (const count of ['0', '-1', '4', '1e3']) {
      const body = `${price}&recurring[interval_count]=${count}`
      expect(await send('POST', '/v1/prices', body), count).toBe(400)
    }
    expect(await send('POST', '/v1/prices', `${price}&recurring[interval_count]=3`)).toBe(200)
    const change = `cancel_at=${Math.floor(Date.now() / 1000) - 60}`
    expect(await send('POST', `/v1/subscriptions/${known.subscription}`, change)).toBe(400)
  })

  it('is not read beyond a mebibyte', async () => {
    expect(await send('POST', '/v1/customers', `description=${'x'.repeat(1024 * 1024)}`)).toBe(413)
  })

  it('has a thousand parameters at most, and is not taken apart beyond them', async () => {
    expect(await send('POST', '/v1/customers', 'a=1&'.repeat(1001))).toBe(400)
    expect(await send('POST', '/v1/customers', '&'.repeat(1024 * 1024 - 1))).toBe(400)
  })

  it('in an address leads nowhere', async () => {
    for (const id of ['%00', '%', '%E0%A4%A', '..%2f..', "'--", '__proto__', 'x'.repeat(3000)]) {
      expect(await send('GET', `/v1/customers/${id}`), id).toBe(404)
    }
    expect(await send('POST', '/v1/customers/__proto__', 'name=x')).toBe(404)
    expect(await send('DELETE', '/v1/constructor')).toBe(404)
  })

  it('reaches no prototype', async () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1')
    await send('POST', '/v1/customers', 'metadata[__proto__]=1&metadata[constructor]=2')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

describe('the checkout’s page', () => {
  it('survives whatever is posted to it', async () => {
    const { id } = await bench.checkout(known.customer, known.price)
    const bodies: [string, string][] = [
      ['application/json', '{'],
      ['application/json', '[]'],
      ['application/json', '"x"'],
      ['application/json', '{"card":{"a":1},"email":[1],"country":7}'],
      ['multipart/form-data; boundary=x', '--y\r\n'],
      ['text/plain', 'card=4242'],
      ['application/x-www-form-urlencoded', 'card=constructor'],
    ]
    for (const [type, body] of bodies) {
      const headers = { 'content-type': type }
      const address = `${server.url}/sandbox/checkout/${id}/decline`
      const { status } = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
      expect([303, 402], `${type} ${body}`).toContain(status)
    }
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  it('takes no card but a test card, and keeps no number', async () => {
    const bench = createPaymentsBench(server.newStripe(), server.url)
    const { id } = await bench.checkout(known.customer, known.price)
    const real = await bench.complete(id, { card: '4111111111111111' })
    expect(real.error?.decline_code).toBe('test_mode_live_card')
    expect((await bench.complete(id)).status).toBe(200)
    const rows = await database.sql`
      select 1 from sandbox_payments.objects
      where body::text like '%424242424242%' or coalesce(note::text, '') like '%424242424242%'`
    expect(rows).toHaveLength(0)
  })
})
