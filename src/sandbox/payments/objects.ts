/**
 * The objects that the stand-in keeps, with the fields that it reads or decides itself. Everything else that the API's
 * version requires is filled in from `object-shapes.json`, which is made from the SDK's own types. References are ids:
 * they become objects only in an answer that expands them.
 */

export interface PaymentObject {
  id: string
  object: string
}

export type Metadata = Record<string, string>

export interface Product extends PaymentObject {
  object: 'product'
  active: boolean
  name: string
  description: string | null
  metadata: Metadata
  default_price: string | null
}

export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
}

export interface Price extends PaymentObject {
  object: 'price'
  active: boolean
  created: number
  currency: string
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring | null
  type: 'one_time' | 'recurring'
  unit_amount: number
}

export interface Customer extends PaymentObject {
  object: 'customer'
  address: Record<string, string | null> | null
  balance: number
  delinquent: boolean
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  invoice_prefix: string
  next_invoice_sequence: number
  invoice_settings: { default_payment_method: string | null; [name: string]: unknown }
  metadata: Metadata
  test_clock: string | null
}

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

export interface Coupon extends PaymentObject {
  object: 'coupon'
  amount_off: number | null
  currency: string | null
  duration: 'forever' | 'once' | 'repeating'
  duration_in_months: number | null
  max_redemptions: number | null
  metadata: Metadata
  name: string | null
  percent_off: number | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
}

export interface PromotionCode extends PaymentObject {
  object: 'promotion_code'
  active: boolean
  code: string
  customer: string | null
  expires_at: number | null
  max_redemptions: number | null
  metadata: Metadata
  promotion: { type: 'coupon'; coupon: string }
  restrictions: {
    first_time_transaction: boolean
    minimum_amount: number | null
    minimum_amount_currency: string | null
  }
  times_redeemed: number
}

export interface Discount extends PaymentObject {
  object: 'discount'
  customer: string
  end: number | null
  promotion_code: string | null
  source: { type: 'coupon'; coupon: string }
  start: number
  subscription: string | null
}

export interface CheckoutSession extends PaymentObject {
  object: 'checkout.session'
  allow_promotion_codes: boolean | null
  amount_subtotal: number
  amount_total: number
  automatic_tax: { enabled: boolean; liability: unknown; provider: string | null; status: string | null }
  cancel_url: string | null
  client_reference_id: string | null
  currency: string
  customer: string | null
  customer_details: unknown
  customer_email: string | null
  discounts: { coupon: string | null; promotion_code: string | null }[]
  expires_at: number
  invoice: string | null
  metadata: Metadata
  mode: 'subscription' | 'payment'
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number }
  url: string | null
}

export interface CheckoutItem extends PaymentObject {
  object: 'item'
  amount_discount: number
  amount_subtotal: number
  amount_total: number
  currency: string
  description: string
  price: Price
  quantity: number
}

export interface TestClock extends PaymentObject {
  object: 'test_helpers.test_clock'
  frozen_time: number
}

export interface ListObject<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
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
