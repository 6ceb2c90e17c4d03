import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openTestDatabase, type TestDatabase } from '@tests/support/database'
import { createPaymentsBench, refusalOf, uniqueEmail } from '@tests/support/payments-bench'
import { sandboxPaymentsKey } from '@tests/support/sandbox-payments-server'
import { testProgram } from '@tests/support/test-programs'
import { startWebhookListener } from '@tests/support/webhook-listener'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => database.close())

/** The stand-in as a process of its own, as the product is. */
async function start() {
  const child = spawn(process.execPath, [testProgram('sandbox-payments-program'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const port = /listening on (\d+)/.exec(said)?.[1]
    if (!port) continue
    const stripe = new Stripe(sandboxPaymentsKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    })
    const kill = async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    return { stripe, bench: createPaymentsBench(stripe, `http://127.0.0.1:${port}`), kill }
  }
  throw new Error(`the stand-in does not start: ${said}`)
}

it('kill and restart keep customers, subscriptions, invoices, keys and clocks', async () => {
  const first = await start()
  const price = await first.bench.newPrice()
  const clock = await first.stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 })
  const subscription = await first.bench.subscribe(price.id, { testClock: clock.id })
  const key = randomUUID()
  const email = uniqueEmail()
  const customer = await first.stripe.customers.create({ email }, { idempotencyKey: key })
  await first.kill()

  const { stripe } = await start()
  expect(JSON.stringify(await stripe.subscriptions.retrieve(subscription.id))).toBe(
    JSON.stringify(subscription),
  )
  expect((await stripe.customers.create({ email }, { idempotencyKey: key })).id).toBe(customer.id)
  const other = stripe.customers.create({ email: uniqueEmail() }, { idempotencyKey: key })
  expect((await refusalOf(other)).type).toBe('StripeIdempotencyError')
  const to = (subscription.items.data[0]?.current_period_end ?? 0) + 60
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to })
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2)
})

it('what was not told before the kill is told after it', async () => {
  const listener = await startWebhookListener()
  const first = await start()
  await first.stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ['customer.created'] })
  const email = uniqueEmail()
  listener.failWith(email, [500, 500])
  await first.stripe.customers.create({ email })
  await listener.event('customer.created', (customer) => customer.email === email)
  await first.kill()
  const before = listener.deliveries.length

  await start()
  await expect.poll(() => listener.deliveries.at(-1)?.status, { timeout: 45_000 }).toBe(200)
  expect(listener.deliveries.length).toBeGreaterThan(before)
  expect(new Set(listener.deliveries.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
  listener.close()
})

it('a kill in the middle of many calls leaves each done or not begun', async () => {
  const { stripe, bench, kill } = await start()
  const price = await bench.newPrice()
  const emails = Array.from({ length: 24 }, uniqueEmail)
  const calls = emails.map(async (email) => {
    const customer = await stripe.customers.create({ email })
    const { id } = await bench.checkout(customer.id, price.id)
    await bench.complete(id)
  })
  await Promise.race(calls)
  await kill()
  await Promise.allSettled(calls)

  const again = await start()
  const rows = await database.sql<{ status: string; paid: boolean; told: boolean }[]>`
    select session.body ->> 'status' as status,
      coalesce(invoice.body ->> 'status' = 'paid', false) as paid,
      exists (select from sandbox_payments.objects as event where event.kind = 'event'
        and event.body ->> 'type' = 'checkout.session.completed'
        and event.body #>> '{data,object,id}' = session.id) as told
    from sandbox_payments.objects as session
    left join sandbox_payments.objects as invoice
      on invoice.kind = 'invoice' and invoice.id = session.body ->> 'invoice'
    where session.kind = 'checkout.session'`
  expect(rows.length).toBeGreaterThan(0)
  for (const { status, paid, told } of rows)
    expect([paid, told]).toEqual(Array(2).fill(status === 'complete'))
  const { data } = await again.stripe.subscriptions.list({ price: price.id, status: 'all', limit: 100 })
  expect(data).toHaveLength(rows.filter(({ status }) => status === 'complete').length - 1)
})

it('forty calls with one idempotency key make one customer', async () => {
  const { stripe } = await start()
  const email = uniqueEmail()
  const options = { idempotencyKey: randomUUID() }
  const made = await Promise.all(
    Array.from({ length: 40 }, () => stripe.customers.create({ email }, options)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await stripe.customers.list({ email })).data).toHaveLength(1)
})
