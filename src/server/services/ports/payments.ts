/** A plan on sale. Amounts are in the smallest unit of the currency. */
export interface PlanOffer {
  productId: string
  name: string
  description: string
  metadata: Record<string, string>
  prices: {
    id: string
    unitAmount: number | null
    currency: string
    interval: string
    intervalCount: number
    /** Amounts in other currencies, by lower-case ISO 4217 code. */
    otherAmounts: Readonly<Record<string, number>>
  }[]
}

/** A subscription as the provider tells it now. */
export interface SubscriptionSnapshot {
  id: string
  status: string
  priceId: string
  productId: string
  productName: string
  /** The product's. @see spec §3 */
  metadata: Record<string, string>
  unitAmount: number | null
  currency: string
  interval: string
  intervalCount: number
  quantity: number
  billingCycleAnchor: Date
  periodStart: Date
  periodEnd: Date
  /** When it will end; null while it renews. */
  cancelAt: Date | null
  endedAt: Date | null
  createdAt: Date
}

export interface CheckoutOrder {
  customerId: string
  userId: string
  priceId: string
  quantity: number
  /** Undefined: the price's own. */
  currency: string | undefined
  /** Kept with the payment. */
  metadata: Record<string, string>
  referral: string | undefined
  /** `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string
  cancelUrl: string
}

export interface Discount {
  kind: 'coupon' | 'promotionCode'
  id: string
  /** The discount in a sentence. */
  description: string
}

export interface PaidCharge {
  customerId: string | null
  /** All of it was given back. */
  isRefunded: boolean
  /** Subscription and period of its invoice; null without an invoice. */
  paidFor: { subscriptionId: string; start: Date; end: Date } | null
}

export interface InvoiceSnapshot {
  id: string
  number: string | null
  status: string
  total: number
  currency: string
  createdAt: Date
  url: string | null
  pdfUrl: string | null
}

/** Subject of an event. Most only prompt a sync; an end that cannot be undone is applied directly. */
export type PaymentSubject =
  | { kind: 'customer'; customerId: string }
  | { kind: 'customerDeleted'; customerId: string }
  | { kind: 'refund'; chargeId: string }
  | { kind: 'dispute'; disputeId: string; chargeId: string; status: 'open' | 'won' | 'lost' }
  | { kind: 'product'; productId: string }
  | { kind: 'other' }

export interface PaymentEvent {
  id: string
  type: string
  createdAt: Date
  subject: PaymentSubject
}

/**
 * The payment provider. Every verb that changes something is idempotent.
 * All but `readEvent` @throws SERVICE_UNAVAILABLE when the provider does not answer
 */
export interface Payments {
  listPlans(): Promise<PlanOffer[]>
  /** @param key the same key makes the same customer @returns its id */
  createCustomer(person: { userId: string; email: string }, key: string): Promise<string>
  /** Ends its subscriptions at once; one that is not there counts as deleted. */
  deleteCustomer(customerId: string): Promise<void>
  /** All of them, ended ones too; none of a customer that is not there. */
  listSubscriptions(customerId: string): Promise<SubscriptionSnapshot[]>
  /** At once; one that has ended counts as cancelled. */
  cancelSubscription(subscriptionId: string): Promise<void>
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Null when there is none. */
  findCheckout(sessionId: string): Promise<{ customerId: string | null; userId: string | null } | null>
  /** Ends the customer's checkouts that are open, but for one. */
  expireCheckouts(customerId: string, exceptId: string | null): Promise<void>
  createPortal(visit: {
    customerId: string
    returnUrl: string
    referral: string | undefined
  }): Promise<{ id: string; url: string }>
  /** The discount offered to subscribers who are about to cancel; null without one. */
  findRetentionOffer(): Promise<Discount | null>
  /** Null when the code is unknown or may not be used any more. */
  findDiscount(code: string): Promise<Discount | null>
  /** Beside the discounts that are there. @throws BAD_REQUEST when the provider refuses it */
  applyDiscount(subscriptionId: string, discount: Discount, key: string): Promise<void>
  /** The last 24, newest first. */
  listInvoices(customerId: string): Promise<InvoiceSnapshot[]>
  getCharge(chargeId: string): Promise<PaidCharge | null>
  /** @throws BAD_REQUEST when the signature is not good for exactly this body */
  readEvent(rawBody: string, signature: string | null): PaymentEvent
}
