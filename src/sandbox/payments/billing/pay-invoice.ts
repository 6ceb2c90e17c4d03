import type { Invoice, PaymentIntent, Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import type { Customer, PaymentObject } from '../objects'
import { nowOf, type PaymentsWork, randomId } from '../payments-work'
import { daySeconds } from './billing-time'
import { chargeCard } from './charge-card'

/** Days between one failed attempt and the next; after the last the subscription ends. */
export const retryDays = [3, 5, 7]

/** Tries to have an open invoice paid. @returns whether it is */
export async function payInvoice(
  work: PaymentsWork,
  invoice: Invoice,
  subscription: Subscription,
): Promise<boolean> {
  const customer = await work.store.get<Customer>('customer', invoice.customer)
  invoice.attempted = true
  let paid = true
  if (invoice.amount_due > 0) {
    invoice.attempt_count += 1
    const outcome = await chargeCard(work, {
      customer,
      methodId:
        subscription.default_payment_method ?? customer.invoice_settings.default_payment_method ?? null,
      amount: invoice.amount_due,
      currency: invoice.currency,
      isFirst: invoice.billing_reason === 'subscription_create',
    })
    paid = outcome.paid
    await recordPayment(work, invoice, outcome.intent)
  }
  await (paid ? settle(work, invoice) : postpone(work, invoice))
  if (customer.delinquent === paid) {
    customer.delinquent = !paid
    await work.store.save(customer)
  }
  return paid
}

async function settle(work: PaymentsWork, invoice: Invoice): Promise<void> {
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  })
  invoice.status_transitions.paid_at = await nowOf(work, invoice.test_clock)
  await work.store.save(invoice)
  await emitEvent(work, 'invoice.paid', invoice)
  await emitEvent(work, 'invoice.payment_succeeded', invoice)
}

async function postpone(work: PaymentsWork, invoice: Invoice): Promise<void> {
  const days = retryDays[invoice.attempt_count - 1]
  const now = await nowOf(work, invoice.test_clock)
  invoice.next_payment_attempt = days === undefined ? null : now + days * daySeconds
  await work.store.save(invoice)
  await emitEvent(work, 'invoice.payment_failed', invoice)
}

/** Ties the invoice to its payment, as the API tells it: an invoice names no charge itself. */
async function recordPayment(work: PaymentsWork, invoice: Invoice, intent: PaymentIntent): Promise<void> {
  const now = await nowOf(work, invoice.test_clock)
  const paid = intent.status === 'succeeded'
  await work.store.insert<PaymentObject & { invoice: string }>({
    id: randomId('inpay_'),
    object: 'invoice_payment',
    invoice: invoice.id,
    ...{
      amount_paid: paid ? invoice.amount_due : null,
      amount_requested: invoice.amount_due,
      created: now,
      currency: invoice.currency,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: paid ? 'paid' : 'open',
      status_transitions: { canceled_at: null, paid_at: paid ? now : null },
    },
  })
}
