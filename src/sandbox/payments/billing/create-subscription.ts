import type { Invoice, Subscription, SubscriptionItem } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { fillObject } from '../fill-object'
import type { Customer, Metadata, Price } from '../objects'
import { badRequest } from '../payments-error'
import { nowOf, type PaymentsWork, randomId } from '../payments-work'
import { addInterval } from './billing-time'
import { createInvoice, periodLines } from './create-invoice'
import { type DiscountOrder, redeemDiscount } from './discounts'
import { payInvoice } from './pay-invoice'

export interface SubscriptionOrder {
  customer: Customer
  items: readonly { price: Price; quantity: number }[]
  /** Left out: the first price's own. */
  currency?: string
  metadata: Metadata
  description?: string | null
  automaticTax: boolean
  discounts: readonly DiscountOrder[]
  /** Unix seconds; null starts to pay at once. */
  trialEnd: number | null
  methodId: string | null
  session?: string
}

/**
 * A new subscription with its first invoice, paid or not: `status` says which.
 * @throws PaymentsError 400 for a trial that is over, or a discount that does not count
 */
export async function createSubscription(
  work: PaymentsWork,
  order: SubscriptionOrder,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const subscription = await insertSubscription(work, order)
  for (const [index, discount] of order.discounts.entries()) {
    const redeemed = await redeemDiscount(work, discount, {
      customer: order.customer,
      subscription: subscription.id,
      ...(order.session === undefined ? {} : { session: order.session }),
      param: `discounts[${index}]`,
    })
    subscription.discounts.push(redeemed.id)
  }
  const lines = await periodLines(work, subscription)
  const invoice = await createInvoice(work, subscription, 'subscription_create', lines)
  if (!(await payInvoice(work, invoice, subscription))) subscription.status = 'incomplete'
  await work.store.save(subscription)
  await emitEvent(work, 'customer.subscription.created', subscription)
  return { subscription, invoice }
}

async function insertSubscription(work: PaymentsWork, order: SubscriptionOrder): Promise<Subscription> {
  const { customer, trialEnd } = order
  const now = await nowOf(work, customer.test_clock)
  const id = randomId('sub_')
  const [first] = order.items
  if (first?.price.recurring == null) throw new Error('a subscription needs a recurring price')
  if (trialEnd !== null && trialEnd <= now) {
    throw badRequest('Invalid timestamp: trial_end must be in the future.', 'trial_end')
  }
  const anchor = trialEnd ?? now
  const end = trialEnd ?? addInterval(now, first.price.recurring)
  const items = order.items.map((item) => subscriptionItem(item, { id, start: now, end }))
  return work.store.insert<Subscription>({
    id,
    object: 'subscription',
    status: trialEnd === null ? 'active' : 'trialing',
    automatic_tax: {
      enabled: order.automaticTax,
      liability: order.automaticTax ? { type: 'self' } : null,
      disabled_reason: null,
    },
    billing_cycle_anchor: anchor,
    cancellation_details: { comment: null, feedback: null, reason: null, feedback_option: null },
    created: now,
    currency: order.currency ?? first.price.currency,
    customer: customer.id,
    default_payment_method: order.methodId,
    description: order.description ?? null,
    discounts: [],
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata: order.metadata,
    test_clock: customer.test_clock,
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
    ...{
      billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
      invoice_settings: { issuer: { type: 'self' } },
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: 'off',
      },
      start_date: now,
      trial_settings: {
        end_behavior: { missing_payment_method: 'create_invoice', billing_cycle_anchor: null },
      },
    },
  })
}

function subscriptionItem(
  { price, quantity }: { price: Price; quantity: number },
  period: { id: string; start: number; end: number },
): SubscriptionItem {
  return fillObject<SubscriptionItem>({
    id: randomId('si_', 14),
    object: 'subscription_item',
    current_period_start: period.start,
    current_period_end: period.end,
    price: structuredClone(price),
    plan: planOf(price),
    quantity,
    metadata: {},
    ...{ created: period.start, discounts: [], subscription: period.id, tax_rates: [] },
  })
}

/** The older face of a price, which items still carry. */
export function planOf(price: Price): unknown {
  return fillObject({
    id: price.id,
    object: 'plan',
    ...{
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: String(price.unit_amount),
      created: price.created,
      currency: price.currency,
      interval: price.recurring?.interval,
      interval_count: price.recurring?.interval_count,
      metadata: {},
      product: price.product,
    },
  })
}
