import { createHmac } from 'node:crypto'
import { uniqueEmail } from '@tests/support/payments-bench'
import { setUp } from '@tests/support/set-up'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import { startWebhookListener } from '@tests/support/webhook-listener'
import { beforeAll, expect, it } from 'vitest'
import { ensureAppEndpoint } from '@/sandbox/payments/app-endpoint'
import { runWriting } from '@/sandbox/payments/run-work'
import { signWebhook } from '@/sandbox/payments/sign-webhook'

const { bench, server, stripe } = setUpPayments()
const listener = setUp(startWebhookListener)

const secret = 'whsec_of_the_app'

beforeAll(async () => {
  await stripe.products.list()
  const endpoint = { url: listener.url, secret }
  await runWriting(server.context, null, (work) => ensureAppEndpoint(work, endpoint))
})

const tries = (text: string) => listener.deliveries.filter(({ body }) => body.includes(text))
const pending = async (event: string) => (await stripe.events.retrieve(event)).pending_webhooks

it('signs as Stripe documents it: HMAC-SHA256 of the time, a dot and the body', () => {
  const expected = createHmac('sha256', 'whsec_x').update('1700000000.{"a":1}').digest('hex')
  expect(signWebhook('{"a":1}', 'whsec_x', 1_700_000_000)).toBe(`t=1700000000,v1=${expected}`)
})

it('tells the app everything from the start, with the secret of the installation', async () => {
  const { id } = await bench.newCustomer()
  await listener.event('customer.created', (customer) => customer.id === id)
  const [delivery] = tries(id)
  const event = stripe.webhooks.constructEvent(delivery?.body ?? '', delivery?.signature ?? '', secret)
  expect(event.data.object).toMatchObject({ id })
  await expect.poll(() => pending(event.id)).toBe(0)
})

it('tries again until it is heard, and counts what waits', async () => {
  const email = uniqueEmail()
  listener.failWith(email, [500, 302, 404])
  await stripe.customers.create({ email })
  const { id } = await listener.event('customer.created', (customer) => customer.email === email)
  expect(await pending(id)).toBe(1)
  await expect
    .poll(() => tries(email).map(({ status }) => status), { timeout: 30_000 })
    .toEqual([500, 302, 404, 200])
  expect(new Set(tries(email).map(({ body }) => JSON.parse(body).id))).toEqual(new Set([id]))
  await expect.poll(() => pending(id)).toBe(0)
})

it('tells an endpoint only what it asked for', async () => {
  const other = await startWebhookListener()
  const { id } = await stripe.webhookEndpoints.create({
    url: other.url,
    enabled_events: ['customer.deleted'],
  })
  const customer = await bench.newCustomer()
  await stripe.customers.del(customer.id)
  await other.event('customer.deleted', (object) => object.id === customer.id)
  expect(other.deliveries).toHaveLength(1)
  await stripe.webhookEndpoints.update(id, { disabled: true })
  await stripe.customers.del((await bench.newCustomer()).id)
  await listener.event('customer.deleted', (object) => object.id !== customer.id)
  expect(other.deliveries).toHaveLength(1)
  other.close()
})

it('reports nothing of a work that was undone', async () => {
  const price = await bench.newPrice()
  const customer = await bench.newCustomer()
  const { id } = await bench.checkout(customer.id, price.id)
  await bench.complete(id, { card: '4000000000000002', name: 'Half done' })
  const { data } = await stripe.events.list({ limit: 100 })
  expect(data.filter(({ data: { object } }) => JSON.stringify(object).includes('Half done'))).toEqual([])
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([])
})
