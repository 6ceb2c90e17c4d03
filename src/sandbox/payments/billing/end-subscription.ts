import type { Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { nowOf, type PaymentsWork } from '../payments-work'

/** Ends a subscription now. @param reason why, as `cancellation_details` tells it */
export async function endSubscription(
  work: PaymentsWork,
  subscription: Subscription,
  reason = 'cancellation_requested',
  at?: number,
): Promise<Subscription> {
  const now = at ?? (await nowOf(work, subscription.test_clock))
  subscription.status = 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  subscription.cancellation_details.reason ??= reason
  await work.store.save(subscription)
  await emitEvent(work, 'customer.subscription.deleted', subscription)
  return subscription
}
