import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'

/** Helpers for tests of payments, on the unmodified SDK. */

export interface CheckoutAnswer {
  status: number
  redirect: string | undefined
  error: { code?: string; decline_code?: string; type?: string } | undefined
}

export interface PaymentsBench {
  stripe: Stripe
  newPrice(cents?: number, recurring?: Stripe.PriceCreateParams.Recurring | null): Promise<Stripe.Price>
  newCustomer(more?: Stripe.CustomerCreateParams): Promise<Stripe.Customer>
  checkout(
    customer: string,
    price: string,
    more?: Partial<Stripe.Checkout.SessionCreateParams>,
  ): Promise<Stripe.Checkout.Session>
  /** A buyer's click on the checkout's page. */
  complete(session: string, buyer?: Record<string, string>): Promise<CheckoutAnswer>
  /** Customer, checkout and payment in one. */
  subscribe(price: string, options?: SubscribeOptions): Promise<Stripe.Subscription>
}

export interface SubscribeOptions {
  card?: string
  /** A customer with a clock of their own. */
  testClock?: string
  checkout?: Partial<Stripe.Checkout.SessionCreateParams>
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  declinedLater: '4000000000000341',
  disputed: '4000000000000259',
} as const

export function uniqueEmail(): string {
  return `buyer-${randomUUID()}@example.com`
}

export function createPaymentsBench(stripe: Stripe, url: string): PaymentsBench {
  let product: Promise<Stripe.Product> | undefined
  const bench: PaymentsBench = {
    stripe,
    newPrice: async (cents = 900, recurring = { interval: 'month' }) => {
      product ??= stripe.products.create({
        name: 'Pro',
        metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '250', customWatermark: 'true' },
      })
      const { id } = await product
      return stripe.prices.create({
        product: id,
        unit_amount: cents,
        currency: 'usd',
        ...(recurring === null ? {} : { recurring }),
      })
    },
    newCustomer: (more = {}) => stripe.customers.create({ email: uniqueEmail(), ...more }),
    checkout: (customer, price, more = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: 'https://app.example/done?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://app.example/pricing',
        ...more,
      }),
    complete: async (session, buyer = {}) => {
      const response = await fetch(`${url}/sandbox/checkout/${session}/complete`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ card: cards.good, name: 'Buyer', country: 'US', ...buyer }),
      })
      const { redirect, error } = (await response.json()) as Omit<CheckoutAnswer, 'status'>
      return { status: response.status, redirect, error }
    },
    subscribe: async (price, { card = cards.good, testClock, checkout = {} } = {}) => {
      const customer = await bench.newCustomer(testClock === undefined ? {} : { test_clock: testClock })
      const { id } = await bench.checkout(customer.id, price, checkout)
      const { status, error } = await bench.complete(id, { card })
      if (status !== 200) throw new Error(`the checkout failed: ${JSON.stringify(error)}`)
      const { subscription } = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] })
      return subscription as Stripe.Subscription
    },
  }
  return bench
}

/** The one item of a subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error('the subscription has no item')
  return item
}

/** The refusal of a call. @throws Error if the call succeeded */
export async function refusalOf(call: Promise<unknown>): Promise<{
  status: number | undefined
  type: string
  code: string | undefined
  param: string | undefined
  message: string
}> {
  try {
    await call
  } catch (error) {
    const { statusCode, type, code, param, message } = error as Stripe.errors.StripeError
    return { status: statusCode, type, code, param, message }
  }
  throw new Error('the call went through')
}
