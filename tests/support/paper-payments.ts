import type { PaymentEvent, Payments, SubscriptionSnapshot } from '@/server/services/ports/payments'

/** Another one makes other moves: `BILLING_SEED=7 vitest run …`. */
export const billingSeed = Number(process.env.BILLING_SEED ?? 20_261_122)

const dayMs = 86_400_000

/** A plan of the in-memory payment provider. */
export interface PaperPlan {
  priceId: string
  metadata: Record<string, string>
}

interface PaperCharge {
  customerId: string
  subscriptionId: string
  start: Date
  end: Date
  isRefunded: boolean
}

/**
 * Payments on paper: the same port in the memory of the test, with its own truth and clock, for thousands of moves in a
 * few seconds. What it tells of is kept in `told`, to be delivered, dropped, repeated and mixed up.
 */
export class PaperPayments implements Payments {
  now: Date
  readonly told: PaymentEvent[] = []
  private readonly customers = new Map<string, string>()
  private readonly subscriptions = new Map<string, SubscriptionSnapshot & { customerId: string }>()
  private readonly charges = new Map<string, PaperCharge>()
  private count = 0

  constructor(now: Date) {
    this.now = now
  }

  private id(prefix: string): string {
    this.count += 1
    return `${prefix}_${this.count}`
  }

  private tell(type: string, subject: PaymentEvent['subject']): void {
    this.told.push({ id: this.id('evt'), type, createdAt: this.now, subject })
  }

  /** Sends events to a subscription's customer. */
  private tellOf(customerId: string, ...types: string[]): void {
    for (const type of types) this.tell(type, { kind: 'customer', customerId })
  }

  live(customerId: string) {
    return [...this.subscriptions.values()].find(
      (one) => one.customerId === customerId && one.status !== 'canceled',
    )
  }

  /** As a finished checkout does. */
  begin(customerId: string, { priceId, metadata }: PaperPlan, interval: 'month' | 'year'): void {
    if (this.live(customerId)) return
    const id = this.id('sub')
    const end = new Date(this.now.getTime() + (interval === 'month' ? 30 : 365) * dayMs)
    this.subscriptions.set(id, {
      id,
      customerId,
      status: 'active',
      priceId,
      productId: `product_of_${priceId}`,
      productName: priceId,
      metadata,
      unitAmount: 900,
      currency: 'usd',
      interval,
      intervalCount: 1,
      quantity: 1,
      billingCycleAnchor: this.now,
      periodStart: this.now,
      periodEnd: end,
      cancelAt: null,
      endedAt: null,
      createdAt: this.now,
    })
    this.pay(id)
    this.tellOf(customerId, 'checkout.session.completed', 'customer.subscription.created')
  }

  private pay(id: string): void {
    const one = this.subscriptions.get(id)
    if (!one) return
    const { customerId, periodStart: start, periodEnd: end } = one
    this.charges.set(this.id('ch'), { customerId, subscriptionId: id, start, end, isRefunded: false })
  }

  change(
    customerId: string,
    change: Partial<SubscriptionSnapshot>,
    type = 'customer.subscription.updated',
  ): void {
    const one = this.live(customerId)
    if (!one) return
    Object.assign(one, change)
    this.tellOf(customerId, type)
  }

  /** The next period, paid or not. */
  renew(customerId: string, isPaid: boolean): void {
    const one = this.live(customerId)
    if (!one) return
    const lengthMs = one.periodEnd.getTime() - one.periodStart.getTime()
    if (this.now < one.periodEnd) return
    const periodStart = one.periodEnd
    const periodEnd = new Date(periodStart.getTime() + lengthMs)
    Object.assign(one, { periodStart, periodEnd, status: isPaid ? 'active' : 'past_due' })
    if (isPaid) this.pay(one.id)
    this.tellOf(
      customerId,
      isPaid ? 'invoice.paid' : 'invoice.payment_failed',
      'customer.subscription.updated',
    )
  }

  refund(customerId: string): void {
    const [id, charge] = [...this.charges].findLast(([, one]) => one.customerId === customerId) ?? []
    if (!id || !charge || charge.isRefunded) return
    charge.isRefunded = true
    this.tell('charge.refunded', { kind: 'refund', chargeId: id })
  }

  dispute(customerId: string): void {
    const [chargeId] = [...this.charges].findLast(([, one]) => one.customerId === customerId) ?? []
    if (!chargeId) return
    this.tell('charge.dispute.created', {
      kind: 'dispute',
      disputeId: `dp_${chargeId}`,
      chargeId,
      status: 'open',
    })
  }

  async listPlans() {
    return []
  }
  async createCustomer(_person: unknown, key: string) {
    const known = this.customers.get(key) ?? this.id('cus')
    this.customers.set(key, known)
    return known
  }
  async deleteCustomer(customerId: string) {
    const one = this.live(customerId)
    if (one) await this.cancelSubscription(one.id)
  }
  async listSubscriptions(customerId: string) {
    const found = [...this.subscriptions.values()].filter((one) => one.customerId === customerId)
    return found.map(({ customerId: _customer, ...snapshot }) => structuredClone(snapshot))
  }
  async cancelSubscription(id: string) {
    const one = this.subscriptions.get(id)
    if (!one || one.status === 'canceled') return
    Object.assign(one, { status: 'canceled', endedAt: this.now })
    this.tellOf(one.customerId, 'customer.subscription.deleted')
  }
  async createCheckout() {
    return { id: this.id('cs'), url: 'http://127.0.0.1/checkout' }
  }
  async findCheckout() {
    return null
  }
  async expireCheckouts() {}
  async createPortal() {
    return { id: this.id('bps'), url: 'http://127.0.0.1/portal' }
  }
  async findRetentionOffer() {
    return null
  }
  async findDiscount() {
    return null
  }
  async applyDiscount() {}
  async listInvoices() {
    return []
  }
  async getCharge(chargeId: string) {
    const charge = this.charges.get(chargeId)
    if (!charge) return null
    const { customerId, isRefunded, subscriptionId, start, end } = charge
    return { customerId, isRefunded, paidFor: { subscriptionId, start, end } }
  }
  /** A body is the event's id: signatures are tested where there are some. */
  readEvent(rawBody: string) {
    const event = this.told.find(({ id }) => id === rawBody)
    if (!event) throw new Error(`Nobody told of ${rawBody}.`)
    return event
  }
}
