import { createHmac, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { seedSandbox } from '@/sandbox/payments/seed/seed-sandbox'
import { createStripePayments } from '@/server/integrations/stripe/stripe-payments'
import { handlePaymentWebhook } from '@/server/rest/handle-payment-webhook'
import { openAccount } from '@/server/services/accounts/open-account'
import { startCheckout } from '@/server/services/billing/start-checkout'
import { syncSubscription } from '@/server/services/billing/sync-subscription'
import { getCreditPeriod } from '@/server/services/credits/open-credit-period'
import { spendCredits } from '@/server/services/credits/spend-credits'
import type { Payments } from '@/server/services/ports/payments'
import type { ServiceContext } from '@/server/services/service-context'
import {
  type SandboxPaymentsServer,
  sandboxPaymentsKey,
  startSandboxPaymentsServer,
} from './sandbox-payments-server'
import { openTestServices, type TestServices } from './service-context'

const webhookSecret = 'whsec_0123456789abcdef'
/** Still good while the other replaces it. */
export const previousWebhookSecret = 'whsec_fedcba9876543210'

/** An account on the payment provider's clock. */
export interface Payer {
  context: ServiceContext
  userId: string
}

export interface TestBilling {
  services: TestServices
  server: SandboxPaymentsServer
  stripe: Stripe
  payments: Payments
  /** A new account. @param through what stands between the services and the payments */
  newPayer(through?: Partial<Payments>): Promise<Payer>
  /** Pays for a plan by its checkout and syncs, as the page after paying does. @returns the checkout's id */
  subscribe(payer: Payer, lookupKey: string, quantity?: number): Promise<string>
  /** Finishes a checkout as the page of the provider does. */
  complete(checkoutId: string, card?: string): Promise<Response>
  priceId(lookupKey: string): Promise<string>
  /** All that was told of a customer, oldest first. */
  eventsOf(payer: Payer): Promise<Stripe.Event[]>
  /** As the provider delivers it. */
  deliver(
    event: Stripe.Event,
    change?: { body?: string; secret?: string; timestamp?: number },
  ): Promise<Response>
  /** The period that holds, brought up to date. */
  credits(payer: Payer): Promise<{ allowance: number; used: number; start: Date; end: Date }>
  spend(payer: Payer, cost: number): Promise<unknown>
  /** Broken invariants; must be empty after every test. */
  violations(): Promise<unknown[]>
  close(): Promise<void>
}

/** The services over a database of the test's own, with payments by the real SDK against the stand-in, seeded. */
export async function openTestBilling(): Promise<TestBilling> {
  const services = await openTestServices()
  const server = await startSandboxPaymentsServer(services.database.sql)
  await seedSandbox(server.context)
  const stripe = server.newStripe()
  const payments = createStripePayments({
    secretKey: sandboxPaymentsKey,
    webhookSecrets: [webhookSecret, previousWebhookSecret],
    apiUrl: server.url,
    retentionCoupon: 'stay',
  })
  const now = () => new Date(Date.now() + server.clock.offsetMs)
  const contextWith = (through: Partial<Payments> = {}, base = services.contextFor()): ServiceContext => ({
    ...base,
    now,
    ports: { ...base.ports, payments: { ...payments, ...through } },
  })
  const priceId = async (lookupKey: string) => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true })
    return data[0]?.id ?? ''
  }
  const complete = (checkoutId: string, card = '4242424242424242') =>
    fetch(`${server.url}/sandbox/checkout/${checkoutId}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sandboxPaymentsKey}` },
      body: JSON.stringify({ card }),
    })
  return {
    services,
    server,
    stripe,
    payments,
    priceId,
    complete,
    async newPayer(through) {
      const context = contextWith(through)
      await openAccount(context)
      return { context, userId: context.actor.userId }
    },
    async subscribe({ context }, lookupKey, quantity = 1) {
      const { sessionId } = await startCheckout(context, { priceId: await priceId(lookupKey), quantity })
      const answer = await complete(sessionId)
      if (!answer.ok) throw new Error(await answer.text())
      await syncSubscription(context, { sessionId })
      return sessionId
    },
    async eventsOf({ userId }) {
      const [row] = await services.database
        .sql`select stripe_customer_id from stripe_customers where user_id = ${userId}`
      const { data } = await stripe.events.list({ limit: 100 })
      return data
        .filter((event) => JSON.stringify(event.data.object).includes(row?.stripe_customer_id))
        .reverse()
    },
    deliver(event, { body, secret, timestamp } = {}) {
      const payload = JSON.stringify(event)
      const time = timestamp ?? Math.floor(Date.now() / 1000)
      const digest = createHmac('sha256', secret ?? webhookSecret)
        .update(`${time}.${payload}`)
        .digest('hex')
      const signature = `t=${time},v1=${digest}`
      const request = new Request('http://127.0.0.1/api/webhooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: body ?? payload,
      })
      return handlePaymentWebhook(request, contextWith(), {
        requestId: randomUUID(),
        reportError: () => undefined,
      })
    },
    async credits({ context }) {
      await openAccount(context)
      return getCreditPeriod(context)
    },
    async spend({ context, userId }, cost) {
      await openAccount(context)
      const period = await getCreditPeriod(context)
      return spendCredits(context.db, {
        userId,
        period,
        cost,
        reason: 'text-to-meme',
        idempotencyKey: `prompt:${randomUUID()}`,
        siteUrl: context.site.url,
      })
    },
    violations: async () => [...(await services.database.sql`select * from credit_violations`)],
    async close() {
      await server.close()
      await services.close()
    },
  }
}
