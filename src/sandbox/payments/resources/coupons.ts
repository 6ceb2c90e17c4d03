import { z } from 'zod'
import {
  amount,
  integer,
  listOf,
  mergeMetadata,
  metadata,
  nonEmptyText,
  text,
  timestamp,
} from '../form-params'
import type { Coupon } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { list, remove, retrieve } from '../resource-endpoints'

const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Invalid decimal')
  .transform(Number)
  .refine((value) => value > 0 && value <= 100, 'must be greater than 0 and at most 100')

const couponParams = z.strictObject({
  amount_off: amount.optional(),
  applies_to: z.strictObject({ products: listOf(text) }).optional(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i, 'Invalid currency')
    .optional(),
  duration: z.enum(['forever', 'once', 'repeating']).optional(),
  duration_in_months: integer.refine((months) => months >= 1 && months <= 1200).optional(),
  id: nonEmptyText.max(200).optional(),
  max_redemptions: integer.refine((count) => count >= 1).optional(),
  metadata: metadata.optional(),
  name: text.max(40).optional(),
  percent_off: percent.optional(),
  redeem_by: timestamp.optional(),
})

const createCoupon = endpoint(couponParams, async (work, params) => {
  if ((params.percent_off === undefined) === (params.amount_off === undefined)) {
    throw badRequest('You must provide either percent_off or amount_off, and not both.')
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    throw badRequest('You must pass currency when passing amount_off.', 'currency', 'parameter_missing')
  }
  const duration = params.duration ?? 'once'
  if ((duration === 'repeating') !== (params.duration_in_months !== undefined)) {
    throw badRequest(
      'duration_in_months goes with duration repeating, and only with it.',
      'duration_in_months',
    )
  }
  if (params.id !== undefined && (await work.store.find<Coupon>('coupon', params.id))) {
    throw badRequest('Coupon already exists.', 'id', 'resource_already_exists')
  }
  // An id that was deleted is free again.
  if (params.id !== undefined) {
    await work.sql`delete from sandbox_payments.objects where kind = 'coupon' and id = ${params.id}`
  }
  return work.store.insert<Coupon>({
    id: params.id ?? randomId('', 8),
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    currency: params.amount_off === undefined ? null : (params.currency?.toLowerCase() ?? null),
    duration,
    duration_in_months: params.duration_in_months ?? null,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name || null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
    ...{ created: work.wallSeconds },
  })
})

const updateCoupon = endpoint(
  z.strictObject({ metadata: metadata.optional(), name: text.max(40).optional() }),
  async (work, params, id) => {
    const coupon = await requireObject<Coupon>(work, 'coupon', id)
    coupon.metadata = mergeMetadata(coupon.metadata, params.metadata)
    if (params.name !== undefined) coupon.name = params.name || null
    await work.store.save(coupon)
    return coupon
  },
)

export const couponRoutes: PaymentsRoutes = {
  'POST /v1/coupons': createCoupon,
  'GET /v1/coupons': list('coupon', '/v1/coupons'),
  'GET /v1/coupons/:id': retrieve('coupon'),
  'POST /v1/coupons/:id': updateCoupon,
  'DELETE /v1/coupons/:id': remove('coupon'),
}
