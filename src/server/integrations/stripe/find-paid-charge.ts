import type Stripe from 'stripe'
import type { PaidCharge } from '@/server/services/ports/payments'
import { dateOf, idOf } from './read-subscription'
import { askedFor } from './stripe-failure'

/**
 * A charge and what it paid for: charge → payment → invoice → the line of the subscription. A charge does not name its
 * invoice any more, since one invoice may have several payments.
 */
export async function findPaidCharge(stripe: Stripe, chargeId: string): Promise<PaidCharge | null> {
  const charge = await askedFor(() => stripe.charges.retrieve(chargeId))
  if (!charge) return null
  const { customer, payment_intent: intent, refunded } = charge
  return {
    customerId: customer ? idOf(customer) : null,
    isRefunded: refunded,
    paidFor: intent ? await findPaidSpan(stripe, idOf(intent)) : null,
  }
}

async function findPaidSpan(stripe: Stripe, intentId: string): Promise<PaidCharge['paidFor']> {
  const payments = await askedFor(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } }),
  )
  const invoiceId = payments?.data[0]?.invoice
  if (!invoiceId) return null
  const invoice = await askedFor(() => stripe.invoices.retrieve(idOf(invoiceId)))
  for (const { parent, period } of invoice?.lines.data ?? []) {
    const details = parent?.subscription_item_details
    // The difference that an upgrade costs is no period of its own.
    if (!details || details.proration || !details.subscription) continue
    return {
      subscriptionId: idOf(details.subscription),
      start: dateOf(period.start),
      end: dateOf(period.end),
    }
  }
  return null
}
