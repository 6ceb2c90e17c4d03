import { z } from 'zod'
import { StorableText } from './storable-text'

/** Paying for a plan. @see spec §3 Checkout, Portal link */

/** As many seats as a person buys without talking to anybody. */
const quantityMax = 100
/** What the payment provider takes: entries, characters of a name, characters of a value. */
const metadataEntriesMax = 50
const metadataNameCharsMax = 40
const metadataValueCharsMax = 500

/** Who sent the customer, in the affiliate programme's own words. */
const Referral = StorableText.max(200, 'must be at most 200 characters').nullish().meta({
  description: 'Who sent you, as the affiliate programme names them',
})

const Metadata = z
  .record(StorableText.min(1).max(metadataNameCharsMax), StorableText.max(metadataValueCharsMax))
  .refine(
    (metadata) => Object.keys(metadata).length <= metadataEntriesMax,
    `must be at most ${metadataEntriesMax} entries`,
  )

/** `POST /subscription/checkout-session`. @see spec §7, §9 for the quantity */
export const CheckoutSessionInput = z.strictObject({
  priceId: StorableText.trim()
    .min(1, 'must not be empty: send the id of a price')
    .max(255, 'must be at most 255 characters')
    .meta({ description: 'A price of a plan' }),
  quantity: z
    .int()
    .min(1, 'must be at least 1')
    .max(quantityMax, `must be at most ${quantityMax}`)
    .default(1),
  metadata: Metadata.nullish().meta({ description: 'Names and texts that are kept with the payment' }),
  referral: Referral,
})
export type CheckoutSessionInput = z.infer<typeof CheckoutSessionInput>

export const CheckoutSession = z.object({
  url: z.url().meta({ description: 'Where the customer pays' }),
  sessionId: z.string(),
})
export type CheckoutSession = z.infer<typeof CheckoutSession>

/** `POST /subscription/portal-link` */
export const PortalLinkInput = z.strictObject({ referral: Referral })
export type PortalLinkInput = z.infer<typeof PortalLinkInput>

export const PortalLink = z.object({
  url: z.url().meta({ description: 'Where the customer changes or ends the plan' }),
})
export type PortalLink = z.infer<typeof PortalLink>

/** `POST /account/apply-discount` */
export const ApplyDiscountInput = z.strictObject({
  code: StorableText.trim()
    .min(1, 'must not be empty: leave it out for the offer to who is about to leave')
    .max(100, 'must be at most 100 characters')
    .optional()
    .meta({ description: 'Left out: the offer to who is about to leave, once for each customer' }),
})
export type ApplyDiscountInput = z.infer<typeof ApplyDiscountInput>

export const AppliedDiscount = z.object({
  applied: z.boolean(),
  description: z.string().meta({ description: 'What it gives, in a sentence' }),
})
export type AppliedDiscount = z.infer<typeof AppliedDiscount>
