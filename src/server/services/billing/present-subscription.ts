import type { Subscription } from '@/contracts/subscription'
import type { SubscriptionRow } from './find-billing'

/** A subscription as it crosses the wire. @see spec §3 */
export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    status: row.status,
    currentPeriodEnd: row.periodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAt !== null,
    prices: [
      {
        id: row.priceId,
        unitAmount: row.unitAmount,
        currency: row.currency,
        interval: row.interval,
        product: { name: row.productName, metadata: row.metadata },
      },
    ],
  }
}
