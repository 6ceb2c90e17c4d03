import { z } from 'zod'
import { Credits } from './meme-shapes'
import { StorableText } from './storable-text'

/** Paying for a plan. @see spec §3 subscription, Checkout, Portal link */

const PriceFields = {
  id: z.string(),
  unitAmount: z.int().nullable().meta({ description: 'In the smallest unit of the currency' }),
  currency: z.string(),
  interval: z.string().meta({ description: 'month or year' }),
}
/** `limitedMonthlyCredits`, `monthlyCredits`, `customWatermark` among others. @see spec §3 */
const ProductMetadata = z.record(z.string(), z.string())

/** Pages that the provider's checkout returns to; `query` carries the id of the finished checkout. */
export const checkoutReturn = { page: '/account/billing', query: 'checkout', cancelled: '/pricing' } as const

/** A plan that somebody has. */
export const Subscription = z.object({
  status: z.string(),
  currentPeriodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  prices: z.array(
    z.object({ ...PriceFields, product: z.object({ name: z.string(), metadata: ProductMetadata }) }),
  ),
})
export type Subscription = z.infer<typeof Subscription>

/** A price that can be chosen, in any of its currencies. */
const OfferedPrice = z.object({
  ...PriceFields,
  otherAmounts: z.record(z.string(), z.int()).meta({
    description: 'The same in other currencies, by their code, each in its smallest unit',
  }),
})

/** `GET /subscription/plans`: what can be bought, cheapest first. */
export const PlanList = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      metadata: ProductMetadata,
      prices: z.array(OfferedPrice).min(1).meta({ description: 'Shortest interval first' }),
    }),
  ),
})
export type PlanList = z.infer<typeof PlanList>

/** Seats that can be bought without talking to sales. */
const quantityMax = 100
/** Referral id of the affiliate programme. */
const Referral = StorableText.max(200, 'must be at most 200 characters').nullish().meta({
  description: 'Who sent you, as the affiliate programme names them',
})

/** Origin of the purchase. Other names are refused, because the remaining metadata of a payment is ours. */
const metadataNames = [
  'plan',
  'from',
  'source',
  'page',
  'feature',
  'campaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
const metadataValueCharsMax = 500

const Metadata = z.strictObject(
  Object.fromEntries(
    metadataNames.map((name) => [
      name,
      StorableText.max(
        metadataValueCharsMax,
        `must be at most ${metadataValueCharsMax} characters`,
      ).optional(),
    ]),
  ) as Record<(typeof metadataNames)[number], z.ZodOptional<typeof StorableText>>,
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
  currency: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{3}$/, 'must be three letters, such as eur')
    .optional()
    .meta({ description: 'One of the currencies of the price; left out: its own' }),
  metadata: Metadata.nullish().meta({ description: 'Where the purchase was begun; kept with the payment' }),
  referral: Referral,
})
export type CheckoutSessionInput = z.infer<typeof CheckoutSessionInput>

export const CheckoutSession = z.object({
  url: z.url().meta({
    description: 'Where the customer pays; of who has a plan already, where it is changed instead',
  }),
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

/** `GET /subscription/state` and the answer of `POST /subscription/sync` */
export const SubscriptionState = z.object({
  subscription: Subscription.nullable().meta({ description: 'The plan whose rights hold now' }),
  inactive: Subscription.nullable().meta({
    description: 'A plan that gives nothing while it is unpaid, paused or incomplete',
  }),
  credits: Credits,
  isDisputed: z
    .boolean()
    .meta({ description: 'A payment is disputed: no plan can be bought until that ends' }),
  hasPortal: z.boolean().meta({ description: 'There is something to see at the portal' }),
  retentionOffer: z.object({ description: z.string() }).nullable().meta({
    description: 'What `POST /account/apply-discount` without a code gives; null where there is none',
  }),
})
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** `POST /subscription/sync`: asks the payment provider now, as the page after paying does. */
export const SyncSubscriptionInput = z.strictObject({
  sessionId: StorableText.trim()
    .min(1, 'must not be empty')
    .max(255, 'must be at most 255 characters')
    .optional()
    .meta({ description: 'The checkout that the customer comes from' }),
})
export type SyncSubscriptionInput = z.infer<typeof SyncSubscriptionInput>

/** `GET /subscription/invoices`: the last 24, newest first. */
export const InvoiceList = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      status: z.string(),
      total: z.int().meta({ description: 'In the smallest unit of the currency' }),
      currency: z.string(),
      createdAt: z.iso.datetime(),
      url: z.url().nullable(),
      pdfUrl: z.url().nullable(),
    }),
  ),
})
export type InvoiceList = z.infer<typeof InvoiceList>
