import type Stripe from 'stripe'
import type { CheckoutOrder, Payments } from '@/server/services/ports/payments'
import { createStripeDiscounts } from './discounts'
import { findPaidCharge } from './find-paid-charge'
import { openStripe, type StripeSettings } from './open-stripe'
import { listPlanOffers, otherAmountsOf } from './plan-offers'
import { readPaymentEvent } from './read-payment-event'
import { dateOf, idOf, type ProductTold, productsNeeded, readSubscription } from './read-subscription'
import { asked, askedFor } from './stripe-failure'
import { verifyEvent } from './verify-event'

const pageSizeMax = 100
const invoicesMax = 24

/** Payments by Stripe, or by what speaks its protocol. Makes no call before it is asked. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = openStripe(settings)
  return {
    ...createStripeDiscounts(stripe, settings.retentionCoupon),
    listPlans: () => asked(() => listPlanOffers(stripe)),
    createCustomer: ({ userId, email }, key) =>
      asked(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { user_id: userId } },
          { idempotencyKey: key },
        )
        return customer.id
      }),
    async deleteCustomer(customerId) {
      await askedFor(() => stripe.customers.del(customerId))
    },
    listSubscriptions: (customerId) => asked(() => listSubscriptions(stripe, customerId)),
    async cancelSubscription(id) {
      await askedFor(() => stripe.subscriptions.cancel(id))
    },
    createCheckout: (order) => asked(() => createCheckout(stripe, order)),
    async findCheckout(sessionId) {
      const session = await askedFor(() => stripe.checkout.sessions.retrieve(sessionId))
      if (!session) return null
      return {
        customerId: session.customer ? idOf(session.customer) : null,
        userId: session.client_reference_id,
      }
    },
    expireCheckouts: (customerId, exceptId) => asked(() => expireCheckouts(stripe, customerId, exceptId)),
    createPortal: (visit) => asked(() => createPortal(stripe, visit)),
    async listInvoices(customerId) {
      const invoices = await askedFor(() =>
        stripe.invoices.list({ customer: customerId, limit: invoicesMax }),
      )
      return (invoices?.data ?? []).map((invoice) => ({
        id: invoice.id,
        number: invoice.number,
        status: invoice.status ?? 'draft',
        total: invoice.total,
        currency: invoice.currency,
        createdAt: dateOf(invoice.created),
        url: invoice.hosted_invoice_url ?? null,
        pdfUrl: invoice.invoice_pdf ?? null,
      }))
    },
    getCharge: (chargeId) => findPaidCharge(stripe, chargeId),
    readEvent(rawBody, signature) {
      return readPaymentEvent(verifyEvent(stripe, { rawBody, signature }, settings.webhookSecrets))
    },
  }
}

/** Products are read by themselves: from a list they are a level deeper than Stripe expands. */
async function listSubscriptions(stripe: Stripe, customerId: string) {
  const found: Stripe.Subscription[] = []
  const listed = await askedFor(async () => {
    const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: pageSizeMax })
    for await (const subscription of list) found.push(subscription)
    return found
  })
  if (!listed) return []
  const products = new Map<string, ProductTold>()
  for (const id of productsNeeded(found)) {
    const product = await askedFor(() => stripe.products.retrieve(id))
    if (product) products.set(id, { name: product.name, metadata: product.metadata })
  }
  const snapshots = found.map(async (subscription) => {
    const price = subscription.items.data[0]?.price
    const product = price && products.get(idOf(price.product))
    const isOwn = price === undefined || price.currency === subscription.currency
    const unitAmount = isOwn ? price?.unit_amount : await amountIn(stripe, price.id, subscription.currency)
    return readSubscription(subscription, product, unitAmount ?? null)
  })
  return (await Promise.all(snapshots)).filter((snapshot) => snapshot !== null)
}

/** A subscription's price names the amount of its own currency, whichever is paid. Null where it is not told. */
async function amountIn(stripe: Stripe, priceId: string, currency: string): Promise<number | null> {
  const price = await askedFor(() => stripe.prices.retrieve(priceId, { expand: ['currency_options'] }))
  return (price && otherAmountsOf(price)[currency]) ?? null
}

async function createCheckout(stripe: Stripe, order: CheckoutOrder): Promise<{ id: string; url: string }> {
  const { userId, referral } = order
  const metadata = { ...order.metadata, user_id: userId, ...(referral ? { referral } : {}) }
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: order.customerId,
    client_reference_id: userId,
    ...(order.currency === undefined ? {} : { currency: order.currency }),
    line_items: [{ price: order.priceId, quantity: order.quantity }],
    metadata,
    subscription_data: { metadata },
    allow_promotion_codes: true,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  })
  if (!session.url) throw new Error(`The checkout ${session.id} has no address.`)
  return { id: session.id, url: session.url }
}

async function expireCheckouts(stripe: Stripe, customerId: string, exceptId: string | null): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({
    customer: customerId,
    status: 'open',
    limit: pageSizeMax,
  })
  for (const { id } of data.filter((session) => session.id !== exceptId)) {
    await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
      // Paid or ended meanwhile: then there is nothing to end.
      const session = await stripe.checkout.sessions.retrieve(id)
      if (session.status === 'open') throw error
    })
  }
}

async function createPortal(
  stripe: Stripe,
  { customerId, returnUrl, referral }: Parameters<Payments['createPortal']>[0],
): Promise<{ id: string; url: string }> {
  if (referral) await stripe.customers.update(customerId, { metadata: { referral } })
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: returnUrl,
  })
  return { id, url }
}
