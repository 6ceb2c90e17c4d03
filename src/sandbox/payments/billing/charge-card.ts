import type { Charge, Dispute, PaymentIntent, PaymentMethod } from '../billing-objects'
import { emitEvent } from '../emit-event'
import type { Customer } from '../objects'
import { nowOf, type PaymentsWork, randomId } from '../payments-work'
import { daySeconds } from './billing-time'
import type { CardBehaviour } from './cards'

interface ChargeOrder {
  customer: Customer
  /** Null where the customer has none: that fails. */
  methodId: string | null
  amount: number
  currency: string
  /** The buyer is there; a card may decline later only. */
  isFirst: boolean
  metadata?: Record<string, string>
}

interface ChargeOutcome {
  paid: boolean
  intent: PaymentIntent
}

const responseDays = 7

/** One attempt to take an amount: the intent, its charge, the events, and a dispute where the card brings one. */
export async function chargeCard(work: PaymentsWork, order: ChargeOrder): Promise<ChargeOutcome> {
  const { customer, methodId, amount } = order
  const method = methodId === null ? null : await work.store.find<PaymentMethod>('payment_method', methodId)
  const behaviour = method === null ? null : await work.store.note<CardBehaviour>(method)
  const paid = method !== null && (order.isFirst || !behaviour?.declinesLater)
  const created = await nowOf(work, customer.test_clock)
  const intentId = randomId('pi_')
  const charge = method === null ? null : await insertCharge(work, order, { intentId, method, paid, created })
  const intent = await work.store.insert<PaymentIntent>({
    id: intentId,
    object: 'payment_intent',
    amount,
    amount_received: paid ? amount : 0,
    currency: order.currency,
    customer: customer.id,
    latest_charge: charge?.id ?? null,
    payment_method: paid ? methodId : null,
    status: paid ? 'succeeded' : 'requires_payment_method',
    ...{
      capture_method: 'automatic',
      client_secret: `${intentId}_secret_${randomId('')}`,
      created,
      metadata: order.metadata ?? {},
      payment_method_types: ['card'],
    },
  })
  const clock = customer.test_clock
  if (charge !== null) {
    await emitEvent(work, paid ? 'charge.succeeded' : 'charge.failed', charge, { clock })
  }
  await emitEvent(work, `payment_intent.${paid ? 'succeeded' : 'payment_failed'}`, intent, { clock })
  if (charge !== null && paid && behaviour?.disputes) await openDispute(work, charge, clock)
  return { paid, intent }
}

function insertCharge(
  work: PaymentsWork,
  { customer, amount, currency }: ChargeOrder,
  {
    intentId,
    method,
    paid,
    created,
  }: { intentId: string; method: PaymentMethod; paid: boolean; created: number },
): Promise<Charge> {
  return work.store.insert<Charge>({
    id: randomId('ch_'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    currency,
    customer: customer.id,
    disputed: false,
    payment_intent: intentId,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    ...{
      amount_captured: paid ? amount : 0,
      billing_details: { email: customer.email, name: customer.name },
      captured: paid,
      created,
      failure_code: paid ? null : 'card_declined',
      failure_message: paid ? null : 'Your card was declined.',
      paid,
      payment_method: method.id,
    },
  })
}

async function openDispute(work: PaymentsWork, charge: Charge, clock: string | null): Promise<void> {
  const created = await nowOf(work, clock)
  charge.disputed = true
  await work.store.save(charge)
  const dispute = await work.store.insert<Dispute>({
    id: randomId('du_'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    metadata: {},
    payment_intent: charge.payment_intent,
    status: 'needs_response',
    evidence: {},
    evidence_details: {
      due_by: created + responseDays * daySeconds,
      has_evidence: false,
      submission_count: 0,
    },
    ...{
      created,
      currency: charge.currency,
      reason: 'fraudulent',
    },
  })
  await emitEvent(work, 'charge.dispute.created', dispute, { clock })
}
