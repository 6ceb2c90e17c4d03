import { takeCard } from '../billing/cards'
import { chargeCard } from '../billing/charge-card'
import { createSubscription } from '../billing/create-subscription'
import { emitEvent } from '../emit-event'
import type { CheckoutSession, Customer, Discount, PromotionCode } from '../objects'
import { badRequest, cardDeclined } from '../payments-error'
import { nowOf, type PaymentsWork, requireObject } from '../payments-work'
import { completeAddress, insertCustomer } from '../resources/customers'
import type { CheckoutNote } from './checkout-params'
import { customerDetails } from './create-checkout-session'

/** Input of the buyer. */
export interface BuyerInput {
  card: string
  email: string
  name: string
  /** Two letters. */
  country: string
  promotion_code: string
}

/**
 * A buyer pays: customer, subscription or payment, invoice, events. A declined card leaves everything as it was.
 * @returns where the buyer goes next
 * @throws PaymentsError 402 for the card, 400 for a page that is closed or a code that does not count
 */
export async function completeCheckout(work: PaymentsWork, id: string, input: BuyerInput): Promise<string> {
  const session = await requireObject<CheckoutSession>(work, 'checkout.session', id)
  if (session.status !== 'open' || session.expires_at <= work.wallSeconds) {
    throw badRequest('This Checkout Session is no longer open.')
  }
  const note = await work.store.note<CheckoutNote>(session)
  if (note === null) throw new Error(`checkout ${id} has lost its items`)
  const customer = await buyer(work, session, input)
  const method = await takeCard(work, input.card, customer.id)
  customer.invoice_settings.default_payment_method ??= method.id
  await work.store.save(customer)
  const discounts = await typedDiscounts(work, session, note, input.promotion_code)
  const purchase: Purchase = { session, note, customer, methodId: method.id, discounts }
  await (session.mode === 'subscription' ? buySubscription(work, purchase) : buyOnce(work, purchase))
  Object.assign(session, {
    customer: customer.id,
    customer_details: customerDetails(customer, customer.address),
    status: 'complete',
    url: null,
  })
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete'
  await work.store.save(session)
  await emitEvent(work, 'checkout.session.completed', session, { clock: customer.test_clock })
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

async function buyer(work: PaymentsWork, session: CheckoutSession, input: BuyerInput): Promise<Customer> {
  const customer =
    session.customer === null
      ? await insertCustomer(work, {
          email: session.customer_email || input.email || 'buyer@sandbox.example',
          name: input.name,
        })
      : await requireObject<Customer>(work, 'customer', session.customer, 'customer')
  customer.address ??= completeAddress({ country: input.country })
  customer.name ??= input.name || null
  return customer
}

async function typedDiscounts(
  work: PaymentsWork,
  session: CheckoutSession,
  note: CheckoutNote,
  typed: string,
): Promise<CheckoutNote['discounts']> {
  if (typed === '') return note.discounts
  if (!session.allow_promotion_codes) throw badRequest('This checkout takes no promotion codes.')
  const [code] = await work.store.list<PromotionCode>(
    'promotion_code',
    work.sql`lower(body ->> 'code') = ${typed.toLowerCase()} and body ->> 'active' = 'true'`,
  )
  if (!code) throw badRequest('This code is invalid.', 'promotion_code', 'resource_missing')
  return [{ promotion_code: code.id }]
}

interface Purchase {
  session: CheckoutSession
  note: CheckoutNote
  customer: Customer
  methodId: string
  discounts: CheckoutNote['discounts']
}

async function buySubscription(work: PaymentsWork, purchase: Purchase): Promise<void> {
  const { session, note, customer } = purchase
  const { subscriptionData } = note
  const days = subscriptionData.trial_period_days
  const trialEnd = days ? (await nowOf(work, customer.test_clock)) + days * 86_400 : null
  const { subscription, invoice } = await createSubscription(work, {
    customer,
    items: note.items,
    currency: session.currency,
    metadata: subscriptionData.metadata,
    description: subscriptionData.description ?? null,
    automaticTax: session.automatic_tax.enabled,
    discounts: purchase.discounts,
    trialEnd: subscriptionData.trial_end ?? trialEnd,
    methodId: purchase.methodId,
    session: session.id,
  })
  if (invoice.status !== 'paid') throw cardDeclined()
  const redeemed = await Promise.all(invoice.discounts.map((id) => work.store.get<Discount>('discount', id)))
  Object.assign(session, {
    amount_total: invoice.total,
    discounts: redeemed.map(({ promotion_code: code, source }) => ({
      coupon: code === null ? source.coupon : null,
      promotion_code: code,
    })),
    invoice: invoice.id,
    payment_status: invoice.amount_due > 0 ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
  })
  session.total_details.amount_discount = invoice.subtotal - invoice.total
}

async function buyOnce(work: PaymentsWork, { session, customer, methodId }: Purchase): Promise<void> {
  const { paid, intent } = await chargeCard(work, {
    customer,
    methodId,
    amount: session.amount_total,
    currency: session.currency,
    isFirst: true,
  })
  if (!paid) throw cardDeclined()
  Object.assign(session, { payment_intent: intent.id, payment_status: 'paid' })
}
