import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Stripe from 'stripe'
import type { Product } from './product'
import { inProductDatabase } from './product-database'

/** The payments of a running product, as its operator sees them: the unmodified SDK against its stand-in. */
export async function openStripe({ baseUrl, port, dataDirectory }: Product): Promise<Stripe> {
  const { stripeKey } = JSON.parse(await readFile(join(dataDirectory, 'sandbox.json'), 'utf8'))
  const { hostname } = new URL(baseUrl)
  return new Stripe(stripeKey, { host: hostname, port, protocol: 'http', telemetry: false })
}

/**
 * Gives an account a customer whose time a test can move, before it has one: the product itself never makes such a
 * customer, so the binding is written where the product keeps it.
 *
 * @returns the clock
 */
export async function bindClockCustomer(
  product: Product,
  stripe: Stripe,
  { userId, email }: { userId: string; email: string },
): Promise<Stripe.TestHelpers.TestClock> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
  const customer = await stripe.customers.create({
    email,
    test_clock: clock.id,
    metadata: { user_id: userId },
  })
  await inProductDatabase(
    product,
    (sql) => sql`
      insert into stripe_customers (user_id, stripe_customer_id, created_at)
      values (${userId}, ${customer.id}, now())`,
  )
  return clock
}
