import { z } from 'zod'
import { boolean, integer, listOf, metadata, nonEmptyText, text, timestamp } from '../form-params'
import type { CheckoutItem } from '../objects'

const address = text.refine(
  (value) => /^https?:\/\//.test(value) && URL.canParse(value.replaceAll(/[{}]/g, '')),
  'Not a valid URL',
)

const item = z.strictObject({
  adjustable_quantity: z
    .strictObject({ enabled: boolean, minimum: integer.optional(), maximum: integer.optional() })
    .optional(),
  metadata: metadata.optional(),
  price: nonEmptyText,
  quantity: integer.refine(
    (count) => count >= 1 && count <= 999_999,
    'This value must be greater than or equal to 1.',
  ),
})

const subscriptionData = z.strictObject({
  description: text.max(500).optional(),
  metadata: metadata.optional(),
  trial_end: timestamp.optional(),
  trial_period_days: integer.refine((days) => days >= 1 && days <= 730).optional(),
})

/** The parameters of a checkout that the stand-in understands; any other is refused by name. */
export const checkoutParams = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  allow_promotion_codes: boolean.optional(),
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  currency: z
    .string()
    .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
    .transform((code) => code.toLowerCase())
    .optional(),
  customer: text.optional(),
  customer_email: text.max(800).optional(),
  customer_update: z.strictObject({ address: text, name: text, shipping: text }).partial().optional(),
  discounts: listOf(
    z.strictObject({ coupon: nonEmptyText, promotion_code: nonEmptyText }).partial(),
  ).optional(),
  expires_at: timestamp.optional(),
  line_items: listOf(item).optional(),
  locale: text.max(10).optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment', 'subscription'], 'must be one of payment or subscription'),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  phone_number_collection: z.strictObject({ enabled: boolean }).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: subscriptionData.optional(),
  success_url: address,
  tax_id_collection: z.strictObject({ enabled: boolean }).optional(),
  ui_mode: z.literal('hosted_page').optional(),
})

export type CheckoutParams = z.output<typeof checkoutParams>

/** Data stored beside a checkout object. */
export interface CheckoutNote {
  items: CheckoutItem[]
  subscriptionData: {
    description?: string | undefined
    metadata: Record<string, string>
    trial_end?: number | undefined
    trial_period_days?: number | undefined
  }
  discounts: { coupon?: string | undefined; promotion_code?: string | undefined }[]
}
