import type { PaymentMethod, Subscription } from '../billing-objects'
import { changedFields, emitEvent } from '../emit-event'
import { type MetadataChange, mergeMetadata } from '../form-params'
import type { Customer } from '../objects'
import { badRequest } from '../payments-error'
import { nowOf, type PaymentsWork, requireObject } from '../payments-work'
import { type ChangeRules, changeItems, type ItemChange } from './change-items'
import { type DiscountOrder, redeemDiscount } from './discounts'

export interface SubscriptionChange {
  cancel_at?: number | 'min_period_end' | 'max_period_end' | '' | undefined
  cancel_at_period_end?: boolean | undefined
  cancellation_details?: { comment?: string | undefined; feedback?: string | undefined } | undefined
  default_payment_method?: string | undefined
  description?: string | undefined
  /** Those that stay are named by `discount`. */
  discounts?: readonly (DiscountOrder & { discount?: string | undefined })[] | undefined
  items?: readonly ItemChange[] | undefined
  metadata?: MetadataChange
  trial_end?: number | 'now' | undefined
}

/** @throws PaymentsError 400 for a subscription that has ended and for whatever is named and does not exist */
export async function changeSubscription(
  work: PaymentsWork,
  subscription: Subscription,
  change: SubscriptionChange,
  rules: ChangeRules,
): Promise<Subscription> {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const before = structuredClone(subscription)
  await changeEnd(work, subscription, change)
  await changeFacts(work, subscription, change)
  if (change.discounts) await changeDiscounts(work, subscription, change.discounts)
  if (change.trial_end !== undefined) await changeTrial(work, subscription, change.trial_end)
  if (change.items) await changeItems(work, subscription, change.items, rules)
  await work.store.save(subscription)
  await emitEvent(work, 'customer.subscription.updated', subscription, {
    previous: changedFields(before, subscription),
  })
  return subscription
}

async function changeEnd(
  work: PaymentsWork,
  subscription: Subscription,
  { cancel_at: at, cancel_at_period_end: atPeriodEnd, cancellation_details: details }: SubscriptionChange,
): Promise<void> {
  if (at !== undefined && atPeriodEnd !== undefined) {
    throw badRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      'cancel_at',
    )
  }
  const now = await nowOf(work, subscription.test_clock)
  const end = subscription.items.data[0]?.current_period_end ?? now
  if (atPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = atPeriodEnd
    setEnd(subscription, atPeriodEnd ? end : null, now)
  }
  if (at !== undefined) {
    if (typeof at === 'number' && at <= now)
      throw badRequest('`cancel_at` must be in the future.', 'cancel_at')
    subscription.cancel_at_period_end = false
    setEnd(subscription, at === '' ? null : typeof at === 'number' ? at : end, now)
  }
  const told = subscription.cancellation_details
  if (details?.comment !== undefined) told.comment = details.comment || null
  if (details?.feedback !== undefined) told.feedback = details.feedback || null
}

function setEnd(subscription: Subscription, at: number | null, now: number): void {
  subscription.cancel_at = at
  subscription.canceled_at = at === null ? null : now
  subscription.cancellation_details.reason = at === null ? null : 'cancellation_requested'
}

async function changeFacts(
  work: PaymentsWork,
  subscription: Subscription,
  change: SubscriptionChange,
): Promise<void> {
  subscription.metadata = mergeMetadata(subscription.metadata, change.metadata)
  if (change.description !== undefined) subscription.description = change.description || null
  const method = change.default_payment_method
  if (method) await requireObject<PaymentMethod>(work, 'payment_method', method, 'default_payment_method')
  if (method !== undefined) subscription.default_payment_method = method || null
}

async function changeDiscounts(
  work: PaymentsWork,
  subscription: Subscription,
  orders: NonNullable<SubscriptionChange['discounts']>,
): Promise<void> {
  const customer = await work.store.get<Customer>('customer', subscription.customer)
  const kept: string[] = []
  for (const [index, order] of orders.entries()) {
    const param = `discounts[${index}]`
    if (order.discount !== undefined) {
      if (!subscription.discounts.includes(order.discount)) {
        throw badRequest(`No such discount: '${order.discount}'`, `${param}[discount]`, 'resource_missing')
      }
      kept.push(order.discount)
      continue
    }
    const redeemed = await redeemDiscount(work, order, { customer, subscription: subscription.id, param })
    kept.push(redeemed.id)
  }
  await forget(work, subscription, kept)
}

/** @param kept the discounts that count from now on */
async function forget(work: PaymentsWork, subscription: Subscription, kept: string[]): Promise<void> {
  for (const id of subscription.discounts) {
    if (kept.includes(id)) continue
    const discount = await work.store.get('discount', id)
    await emitEvent(work, 'customer.discount.deleted', discount, { clock: subscription.test_clock })
  }
  subscription.discounts = kept
}

async function changeTrial(
  work: PaymentsWork,
  subscription: Subscription,
  end: number | 'now',
): Promise<void> {
  const now = await nowOf(work, subscription.test_clock)
  if (subscription.status !== 'trialing') {
    throw badRequest('Only the end of a running trial can be changed in this sandbox.', 'trial_end')
  }
  const at = end === 'now' ? now : end
  if (at < now) throw badRequest('The trial cannot end in the past.', 'trial_end')
  subscription.trial_end = at
  subscription.billing_cycle_anchor = at
  for (const item of subscription.items.data) item.current_period_end = at
}
