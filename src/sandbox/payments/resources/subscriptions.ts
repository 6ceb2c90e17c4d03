import { z } from 'zod'
import { changeSubscription } from '../billing/change-subscription'
import { createSubscription } from '../billing/create-subscription'
import { endSubscription } from '../billing/end-subscription'
import type { PaymentMethod, Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import {
  boolean,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  nonEmptyText,
  text,
  timestamp,
} from '../form-params'
import { fieldIs, listObjects, pageParams } from '../list-objects'
import type { Customer, Price } from '../objects'
import { badRequest, cardDeclined, noSuch } from '../payments-error'
import { endpoint, nowOf, type PaymentsRoutes, requireObject } from '../payments-work'
import { retrieve } from '../resource-endpoints'

const cancellationDetails = z.strictObject({ comment: text.optional(), feedback: text.optional() })
const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])
const quantity = integer.refine(
  (count) => count >= 1 && count <= 1_000_000,
  'must be greater than or equal to 1',
)
const discount = z
  .strictObject({ coupon: nonEmptyText, promotion_code: nonEmptyText, discount: nonEmptyText })
  .partial()
  .refine((given) => Object.keys(given).length === 1, 'one of coupon, promotion_code and discount')
const behaviours = z.enum(['allow_incomplete', 'error_if_incomplete'])

const subscriptionParams = {
  cancel_at: z.union([timestamp, z.enum(['min_period_end', 'max_period_end', ''])]).optional(),
  cancel_at_period_end: boolean.optional(),
  default_payment_method: text.optional(),
  description: text.max(500).optional(),
  discounts: listOf(discount).optional(),
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: behaviours.optional(),
  proration_behavior: prorationBehavior.optional(),
  trial_end: z.union([z.literal('now'), timestamp]).optional(),
}

const create = endpoint(
  z.strictObject({
    ...subscriptionParams,
    automatic_tax: z.strictObject({ enabled: boolean }).optional(),
    collection_method: z.literal('charge_automatically').optional(),
    customer: nonEmptyText,
    items: listOf(z.strictObject({ price: nonEmptyText, quantity: quantity.optional() })),
    trial_period_days: integer.refine((days) => days >= 1 && days <= 730).optional(),
  }),
  async (work, params) => {
    const customer = await requireObject<Customer>(work, 'customer', params.customer, 'customer')
    const methodId = params.default_payment_method || null
    if (methodId)
      await requireObject<PaymentMethod>(work, 'payment_method', methodId, 'default_payment_method')
    const prices: Price[] = []
    for (const [index, item] of params.items.entries()) {
      const price = await requireObject<Price>(work, 'price', item.price, `items[${index}][price]`)
      if (price.recurring === null || !price.active) {
        throw badRequest('This field only accepts active, recurring prices.', `items[${index}][price]`)
      }
      prices.push(price)
    }
    if (prices.length === 0) throw badRequest('Missing required param: items.', 'items', 'parameter_missing')
    if (methodId === null && customer.invoice_settings.default_payment_method === null) {
      throw badRequest(
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
        undefined,
        'resource_missing',
      )
    }
    const now = await nowOf(work, customer.test_clock)
    const days = params.trial_period_days
    const trialEnd =
      typeof params.trial_end === 'number' ? params.trial_end : days ? now + days * 86_400 : null
    const { subscription } = await createSubscription(work, {
      customer,
      items: prices.map((price, index) => ({ price, quantity: params.items[index]?.quantity ?? 1 })),
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
      automaticTax: params.automatic_tax?.enabled ?? false,
      discounts: params.discounts ?? [],
      trialEnd,
      methodId,
    })
    if (subscription.status === 'incomplete' && params.payment_behavior === 'error_if_incomplete') {
      throw cardDeclined()
    }
    return subscription
  },
)

const update = endpoint(
  z.strictObject({
    ...subscriptionParams,
    cancellation_details: cancellationDetails.optional(),
    items: listOf(z.strictObject({ id: text, price: text, quantity, metadata }).partial()).optional(),
    proration_date: timestamp.optional(),
  }),
  async (work, params, id) => {
    const subscription = await requireObject<Subscription>(work, 'subscription', id)
    return changeSubscription(work, subscription, params, {
      proration: params.proration_behavior ?? 'create_prorations',
      prorationDate: params.proration_date,
      mustBePaid: params.payment_behavior === 'error_if_incomplete',
    })
  },
)

const cancel = endpoint(
  z.strictObject({
    cancellation_details: cancellationDetails.optional(),
  }),
  async (work, params, id) => {
    const subscription = await requireObject<Subscription>(work, 'subscription', id)
    if (subscription.status === 'canceled') throw noSuch('subscription', id)
    const told = subscription.cancellation_details
    told.comment = params.cancellation_details?.comment || told.comment
    told.feedback = params.cancellation_details?.feedback || told.feedback
    return endSubscription(work, subscription)
  },
)

const removeDiscount = endpoint(z.strictObject({}), async (work, _params, id) => {
  const subscription = await requireObject<Subscription>(work, 'subscription', id)
  const [first] = subscription.discounts
  if (first === undefined) throw noSuch('discount', `for subscription ${id}`)
  const removed = await work.store.get('discount', first)
  subscription.discounts = []
  await work.store.save(subscription)
  await emitEvent(work, 'customer.discount.deleted', removed, { clock: subscription.test_clock })
  return { ...removed, deleted: true }
})

const listSubscriptions = endpoint(
  z.strictObject({
    ...pageParams,
    collection_method: text.optional(),
    customer: text.optional(),
    price: text.optional(),
    status: z
      .enum([
        'active',
        'all',
        'canceled',
        'ended',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'paused',
        'trialing',
        'unpaid',
      ])
      .optional(),
    test_clock: text.optional(),
  }),
  (work, { collection_method: method, customer, price, status, test_clock: clock, ...page }) => {
    const over = work.sql`body ->> 'status' in ('canceled', 'incomplete_expired')`
    const byStatus =
      status === 'all' ? undefined : status === 'ended' ? over : fieldIs(work, 'status', status)
    const usual = work.sql`body ->> 'status' <> 'canceled'`
    return listObjects(work, {
      kind: 'subscription',
      url: '/v1/subscriptions',
      page,
      where: [
        fieldIs(work, 'collection_method', method),
        fieldIs(work, 'customer', customer),
        fieldIs(work, 'items,data,0,price,id', price),
        fieldIs(work, 'test_clock', clock),
        status === undefined ? usual : byStatus,
      ],
    })
  },
)

export const subscriptionRoutes: PaymentsRoutes = {
  'POST /v1/subscriptions': create,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': retrieve('subscription'),
  'POST /v1/subscriptions/:id': update,
  'DELETE /v1/subscriptions/:id': cancel,
  'DELETE /v1/subscriptions/:id/discount': removeDiscount,
}
