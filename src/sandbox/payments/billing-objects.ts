import type { ListObject, Metadata, PaymentObject, Price } from './objects'

/** Subscriptions, what they cost, and how that is paid. @see objects.ts */

export interface SubscriptionItem extends PaymentObject {
  object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  price: Price
  plan: unknown
  quantity: number
  metadata: Metadata
}

export interface Subscription extends PaymentObject {
  object: 'subscription'
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'unpaid'
  automatic_tax: { enabled: boolean; liability: unknown; disabled_reason: null }
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: string | null
    feedback: string | null
    reason: string | null
    feedback_option: null
  }
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  description: string | null
  discounts: string[]
  ended_at: number | null
  items: ListObject<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  test_clock: string | null
  trial_end: number | null
  trial_start: number | null
}

export interface InvoiceLine extends PaymentObject {
  object: 'line_item'
  amount: number
  period: { start: number; end: number }
  description: string
  quantity: number
  discount_amounts: { amount: number; discount: string }[]
}

export interface Invoice extends PaymentObject {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  currency: string
  customer: string
  discounts: string[]
  lines: ListObject<InvoiceLine>
  next_payment_attempt: number | null
  number: string
  parent: { subscription_details: { subscription: string } } | null
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  status_transitions: { finalized_at: number | null; paid_at: number | null; voided_at: number | null }
  subtotal: number
  total: number
  total_discount_amounts: { amount: number; discount: string }[]
  test_clock: string | null
}

export interface PaymentMethod extends PaymentObject {
  object: 'payment_method'
  card: { brand: string; last4: string; exp_month: number; exp_year: number; [name: string]: unknown }
  created: number
  customer: string | null
}

export interface PaymentIntent extends PaymentObject {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
  status: 'requires_payment_method' | 'succeeded'
}

export interface Charge extends PaymentObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  customer: string | null
  disputed: boolean
  payment_intent: string
  refunded: boolean
  status: 'failed' | 'succeeded'
}

export interface Refund extends PaymentObject {
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  metadata: Metadata
  status: 'succeeded'
}

export interface Dispute extends PaymentObject {
  object: 'dispute'
  amount: number
  charge: string
  evidence: Record<string, unknown>
  evidence_details: { has_evidence: boolean; submission_count: number; [name: string]: unknown }
  metadata: Metadata
  payment_intent: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
}
