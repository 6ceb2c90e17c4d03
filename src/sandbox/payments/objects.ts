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
