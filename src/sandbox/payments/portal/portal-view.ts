import type { Invoice, PaymentMethod, Subscription } from '../billing-objects'
import type { Coupon, Customer, Discount, Price, Product } from '../objects'
import { noSuch } from '../payments-error'
import { type PaymentsWork, requireObject } from '../payments-work'
import { amountIn, findAmountIn } from '../price-currencies'
import type { PortalConfiguration } from '../resources/portal-configurations'
import type { PortalSession } from '../resources/portal-sessions'

/** One price as people read it. Amounts in the smallest unit of the currency. */
export interface PlanView {
  priceId: string
  name: string
  amount: number
  currency: string
  interval: string
}

/** Data of the portal page. Times are ISO 8601 UTC. */
export interface PortalView {
  returnUrl: string | null
  email: string | null
  subscription: {
    id: string
    status: string
    plan: PlanView
    quantity: number
    periodEnd: string
    cancelAt: string | null
    discount: string | null
  } | null
  /** Plans to change to, without the current one. */
  plans: PlanView[]
  mayCancel: boolean
  card: { brand: string; last4: string } | null
  invoices: {
    id: string
    number: string
    total: number
    currency: string
    status: string
    createdAt: string
  }[]
}

const lifeSeconds = 3600
const mostInvoices = 24

/** @throws PaymentsError 404 for a visit that never began or is over */
export async function openVisit(work: PaymentsWork, id: string): Promise<PortalSession> {
  const session = await requireObject<PortalSession>(work, 'billing_portal.session', id)
  if (session.created + lifeSeconds < work.wallSeconds) throw noSuch('billing portal session', id)
  return session
}

/** The subscription that the portal is about: the newest that has not ended. */
export async function visitedSubscription(
  { store, sql }: PaymentsWork,
  customer: string,
): Promise<Subscription | null> {
  const [newest] = await store.list<Subscription>(
    'subscription',
    sql`body ->> 'customer' = ${customer} and body ->> 'status' not in ('canceled', 'incomplete_expired')`,
  )
  return newest ?? null
}

export async function viewPortal(work: PaymentsWork, id: string): Promise<PortalView> {
  const session = await openVisit(work, id)
  const customer = await requireObject<Customer>(work, 'customer', session.customer)
  const configuration = await work.store.get<PortalConfiguration>(
    'billing_portal.configuration',
    session.configuration,
  )
  const subscription = await visitedSubscription(work, customer.id)
  const { subscription_cancel: cancel, subscription_update: update } = configuration.features
  return {
    returnUrl: session.return_url,
    email: customer.email,
    subscription: subscription && (await viewSubscription(work, subscription)),
    plans: subscription && update.enabled ? await otherPlans(work, subscription, update.products ?? []) : [],
    mayCancel: cancel.enabled,
    card: await viewCard(work, customer, subscription),
    invoices: await viewInvoices(work, customer.id),
  }
}

async function viewSubscription(
  work: PaymentsWork,
  subscription: Subscription,
): Promise<PortalView['subscription']> {
  const [item] = subscription.items.data
  if (!item) return null
  const [first] = subscription.discounts
  const discount = first === undefined ? null : await work.store.get<Discount>('discount', first)
  const coupon = discount && (await work.store.get<Coupon>('coupon', discount.source.coupon))
  return {
    id: subscription.id,
    status: subscription.status,
    plan: await viewPlan(work, item.price, subscription.currency),
    quantity: item.quantity,
    periodEnd: isoTime(item.current_period_end),
    cancelAt: subscription.cancel_at === null ? null : isoTime(subscription.cancel_at),
    discount: coupon && (coupon.name ?? coupon.id),
  }
}

async function viewPlan(work: PaymentsWork, price: Price, currency: string): Promise<PlanView> {
  const product = await work.store.get<Product>('product', price.product)
  return {
    priceId: price.id,
    name: product.name,
    amount: await amountIn(work, price, currency),
    currency,
    interval: price.recurring?.interval ?? '',
  }
}

async function otherPlans(
  work: PaymentsWork,
  subscription: Subscription,
  products: readonly { prices: string[] }[],
): Promise<PlanView[]> {
  const current = subscription.items.data[0]?.price.id
  const plans: PlanView[] = []
  for (const id of products.flatMap(({ prices }) => prices)) {
    const price = await work.store.find<Price>('price', id)
    if (!price?.active || id === current) continue
    if ((await findAmountIn(work, price, subscription.currency)) === null) continue
    plans.push(await viewPlan(work, price, subscription.currency))
  }
  return plans
}

async function viewCard(
  work: PaymentsWork,
  customer: Customer,
  subscription: Subscription | null,
): Promise<PortalView['card']> {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  const method = id ? await work.store.find<PaymentMethod>('payment_method', id) : null
  return method && { brand: method.card.brand, last4: method.card.last4 }
}

async function viewInvoices({ store, sql }: PaymentsWork, customer: string): Promise<PortalView['invoices']> {
  const invoices = await store.list<Invoice>('invoice', sql`body ->> 'customer' = ${customer}`)
  return invoices.slice(0, mostInvoices).map(({ id, number, total, currency, status, created }) => ({
    id,
    number,
    total,
    currency,
    status,
    createdAt: isoTime(created),
  }))
}

export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
