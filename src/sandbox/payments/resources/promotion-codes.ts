import { z } from 'zod'
import {
  amount,
  boolean,
  integer,
  mergeMetadata,
  metadata,
  nonEmptyText,
  text,
  timestamp,
} from '../form-params'
import { fieldIs, listObjects, pageParams } from '../list-objects'
import type { Coupon, Customer, PromotionCode } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { retrieve } from '../resource-endpoints'

const restrictionParams = z
  .strictObject({ first_time_transaction: boolean, minimum_amount: amount, minimum_amount_currency: text })
  .partial()

const createPromotionCode = endpoint(
  z.strictObject({
    active: boolean.optional(),
    code: z
      .string()
      .regex(/^[a-zA-Z0-9-]{1,500}$/, 'Invalid code: letters, digits and dashes only')
      .optional(),
    customer: text.optional(),
    expires_at: timestamp.optional(),
    max_redemptions: integer.refine((count) => count >= 1).optional(),
    metadata: metadata.optional(),
    promotion: z.strictObject({ type: z.literal('coupon'), coupon: nonEmptyText }),
    restrictions: restrictionParams.optional(),
  }),
  async (work, params) => {
    const { coupon } = params.promotion
    await requireObject<Coupon>(work, 'coupon', coupon, 'promotion[coupon]')
    if (params.customer) await requireObject<Customer>(work, 'customer', params.customer, 'customer')
    const code = params.code ?? randomId('', 8).toUpperCase()
    const twins = await work.store.list<PromotionCode>(
      'promotion_code',
      work.sql`lower(body ->> 'code') = ${code.toLowerCase()} and body ->> 'active' = 'true'`,
    )
    if (twins.length > 0) {
      throw badRequest(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
    }
    return work.store.insert<PromotionCode>({
      id: randomId('promo_'),
      object: 'promotion_code',
      active: params.active ?? true,
      code,
      customer: params.customer ?? null,
      expires_at: params.expires_at ?? null,
      max_redemptions: params.max_redemptions ?? null,
      metadata: mergeMetadata({}, params.metadata),
      promotion: { type: 'coupon', coupon },
      restrictions: {
        first_time_transaction: params.restrictions?.first_time_transaction ?? false,
        minimum_amount: params.restrictions?.minimum_amount ?? null,
        minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
      },
      times_redeemed: 0,
      ...{ created: work.wallSeconds },
    })
  },
)

const listPromotionCodes = endpoint(
  z.strictObject({
    ...pageParams,
    active: boolean.optional(),
    code: text.optional(),
    coupon: text.optional(),
    customer: text.optional(),
  }),
  (work, { active, code, coupon, customer, ...page }) =>
    listObjects(work, {
      kind: 'promotion_code',
      url: '/v1/promotion_codes',
      page,
      where: [
        fieldIs(work, 'active', active),
        code === undefined ? undefined : work.sql`lower(body ->> 'code') = ${code.toLowerCase()}`,
        fieldIs(work, 'promotion,coupon', coupon),
        fieldIs(work, 'customer', customer),
      ],
    }),
)

const updatePromotionCode = endpoint(
  z.strictObject({ active: boolean.optional(), metadata: metadata.optional() }),
  async (work, params, id) => {
    const code = await requireObject<PromotionCode>(work, 'promotion_code', id)
    code.active = params.active ?? code.active
    code.metadata = mergeMetadata(code.metadata, params.metadata)
    await work.store.save(code)
    return code
  },
)

export const promotionCodeRoutes: PaymentsRoutes = {
  'POST /v1/promotion_codes': createPromotionCode,
  'GET /v1/promotion_codes': listPromotionCodes,
  'GET /v1/promotion_codes/:id': retrieve('promotion_code'),
  'POST /v1/promotion_codes/:id': updatePromotionCode,
}
