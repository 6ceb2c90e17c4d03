import type { Invoice, Subscription } from '../billing-objects'
import { changedFields, emitEvent } from '../emit-event'
import type { PaymentsWork } from '../payments-work'
import { addInterval } from './billing-time'
import { createInvoice, periodLines, type SubscriptionNote } from './create-invoice'
import { dropSpentDiscounts } from './discounts'
import { endSubscription } from './end-subscription'
import { payInvoice, retryDays } from './pay-invoice'

/** The end of a subscription's period: it ends where that was asked for, else the next period begins and is billed. */
export async function renewSubscription(
  work: PaymentsWork,
  subscription: Subscription,
  at: number,
): Promise<void> {
  const isOver = subscription.cancel_at !== null && subscription.cancel_at <= at
  if (subscription.cancel_at_period_end || isOver) {
    await endSubscription(work, subscription, 'cancellation_requested', at)
    return
  }
  const before = structuredClone(subscription)
  for (const item of subscription.items.data) {
    if (item.price.recurring === null) continue
    item.current_period_start = at
    item.current_period_end = addInterval(at, item.price.recurring, subscription.billing_cycle_anchor)
  }
  if (subscription.status === 'trialing') subscription.status = 'active'
  await dropSpentDiscounts(work, subscription, 'time')
  const waiting = await takePendingLines(work, subscription)
  const lines = [...waiting, ...(await periodLines(work, subscription))]
  const invoice = await createInvoice(work, subscription, 'subscription_cycle', lines)
  const paid = await payInvoice(work, invoice, subscription)
  subscription.status = paid ? 'active' : 'past_due'
  await work.store.save(subscription)
  await emitEvent(work, 'customer.subscription.updated', subscription, {
    previous: changedFields(before, subscription),
  })
}

async function takePendingLines(work: PaymentsWork, subscription: Subscription) {
  const note = (await work.store.note<SubscriptionNote>(subscription)) ?? {}
  await work.store.saveNote(subscription, { ...note, pendingLines: [] })
  return note.pendingLines ?? []
}

/** Tries an open invoice again; after the last attempt the subscription ends, as with Stripe's usual settings. */
export async function retryInvoice(work: PaymentsWork, invoice: Invoice): Promise<void> {
  const subscription = await subscriptionOf(work, invoice)
  if (subscription === null || subscription.status === 'canceled') {
    invoice.next_payment_attempt = null
    await work.store.save(invoice)
    return
  }
  if (await payInvoice(work, invoice, subscription)) {
    await settleSubscription(work, subscription, invoice)
  } else if (invoice.attempt_count > retryDays.length) {
    await endSubscription(work, subscription, 'payment_failed')
  }
}

/** Updates a subscription after a late payment. Only its newest invoice decides. */
export async function settleSubscription(
  work: PaymentsWork,
  subscription: Subscription,
  invoice: Invoice,
): Promise<void> {
  const waits = subscription.status === 'past_due' || subscription.status === 'incomplete'
  if (!waits || subscription.latest_invoice !== invoice.id) return
  const previous = { status: subscription.status }
  subscription.status = 'active'
  await work.store.save(subscription)
  await emitEvent(work, 'customer.subscription.updated', subscription, { previous })
}

export async function subscriptionOf(work: PaymentsWork, invoice: Invoice): Promise<Subscription | null> {
  const id = invoice.parent?.subscription_details.subscription
  return id === undefined ? null : work.store.find<Subscription>('subscription', id)
}
