import type Stripe from 'stripe'
import type { SubscriptionSnapshot } from '@/server/services/ports/payments'

export const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id)
export const dateOf = (seconds: number): Date => new Date(seconds * 1000)

export interface ProductTold {
  name: string
  metadata: Record<string, string>
}

/**
 * A subscription as we keep it. The paid period is that of its first item; it ends soon when Stripe says so by either
 * of two fields. `unitAmount` is what one seat costs in the subscription's currency. Null for one without an item, which pays for nothing.
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  product: ProductTold | undefined,
  unitAmount: number | null,
): SubscriptionSnapshot | null {
  const item = subscription.items.data[0]
  if (!item) return null
  const { price } = item
  const cancelAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null)
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: price.id,
    productId: idOf(price.product),
    productName: product?.name ?? '',
    metadata: product?.metadata ?? {},
    unitAmount,
    currency: subscription.currency,
    interval: price.recurring?.interval ?? 'month',
    intervalCount: price.recurring?.interval_count ?? 1,
    quantity: item.quantity ?? 1,
    billingCycleAnchor: dateOf(subscription.billing_cycle_anchor),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelAt: cancelAt === null ? null : dateOf(cancelAt),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    createdAt: dateOf(subscription.created),
  }
}

/** Products of subscriptions that may give rights; what an ended one gave is of no use. */
export function productsNeeded(subscriptions: readonly Stripe.Subscription[]): string[] {
  const ids = subscriptions
    .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
    .flatMap(({ items }) => items.data.slice(0, 1).map(({ price }) => idOf(price.product)))
  return [...new Set(ids)]
}
