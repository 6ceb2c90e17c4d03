import type Stripe from 'stripe'
import type { PaymentEvent, PaymentSubject } from '@/server/services/ports/payments'
import { dateOf, idOf } from './read-subscription'

/** Reads the parts of a Stripe event that we use. */
export function readPaymentEvent(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, createdAt: dateOf(event.created), subject: subjectOf(event) }
}

/** @see docs/adr/0020-subscriptions-and-credits.md for the events to enable */
function subjectOf(event: Stripe.Event): PaymentSubject {
  switch (event.type) {
    case 'customer.deleted':
      return { kind: 'customerDeleted', customerId: event.data.object.id }
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofCustomer(event.data.object.customer)
    case 'charge.refunded':
      return { kind: 'refund', chargeId: event.data.object.id }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return ofDispute(event.data.object)
    case 'product.updated':
      return { kind: 'product', productId: event.data.object.id }
    case 'price.updated':
      return { kind: 'product', productId: idOf(event.data.object.product) }
    default:
      return { kind: 'other' }
  }
}

function ofCustomer(customer: string | { id: string } | null | undefined): PaymentSubject {
  return customer ? { kind: 'customer', customerId: idOf(customer) } : { kind: 'other' }
}

const outcomes = ['won', 'lost'] as const

/** A warning is a question of the bank, and takes no money back. */
function ofDispute({ id, charge, status }: Stripe.Dispute): PaymentSubject {
  if (status.startsWith('warning_') || status === 'prevented') return { kind: 'other' }
  return {
    kind: 'dispute',
    disputeId: id,
    chargeId: idOf(charge),
    status: outcomes.find((outcome) => outcome === status) ?? 'open',
  }
}
