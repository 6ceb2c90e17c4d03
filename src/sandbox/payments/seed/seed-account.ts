import type Stripe from 'stripe'
import { pricesOf, type SeedCoupon, type SeedPlan, type SeedPrice, seedCoupons, seedPlans } from './plan-data'

/** Report of a seed run: one line for each object created or changed. */
export type SeedReport = string[]

/**
 * Brings an account to what `plan-data.ts` says; a second run changes nothing. Prices are never changed, because people
 * pay them: another amount is a new price under the same lookup key, and the old one is closed to newcomers.
 */
export async function seedAccount(stripe: Stripe): Promise<SeedReport> {
  const report: SeedReport = []
  const products: { product: string; prices: string[] }[] = []
  for (const plan of seedPlans) {
    await seedProduct(stripe, plan, report)
    const prices: string[] = []
    for (const price of pricesOf(plan)) prices.push(await seedPrice(stripe, plan, price, report))
    products.push({ product: plan.productId, prices })
  }
  for (const coupon of seedCoupons) await seedCoupon(stripe, coupon, report)
  await seedPortal(stripe, products, report)
  return report
}

async function seedProduct(stripe: Stripe, plan: SeedPlan, report: SeedReport): Promise<void> {
  const { productId: id, name, description, metadata } = plan
  const wanted = { name, description, metadata, active: true }
  const known = await orNull(stripe.products.retrieve(id))
  if (known === null) {
    await stripe.products.create({ id, ...wanted })
    report.push(`product ${name} made`)
    return
  }
  const isSame =
    known.name === name &&
    known.description === description &&
    known.active &&
    Object.entries(metadata).every(([key, value]) => known.metadata[key] === value)
  if (isSame) return
  await stripe.products.update(id, wanted)
  report.push(`product ${name} brought up to date`)
}

/** @returns the id of the price that counts */
async function seedPrice(
  stripe: Stripe,
  { productId, name }: SeedPlan,
  { lookupKey, interval, cents, amounts }: SeedPrice,
  report: SeedReport,
): Promise<string> {
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKey],
    limit: 1,
    expand: ['data.currency_options'],
  })
  const [known] = data
  const isSame =
    known?.active &&
    known.unit_amount === cents &&
    known.currency === 'usd' &&
    known.recurring?.interval === interval &&
    known.product === productId
  const currency_options = Object.fromEntries(
    Object.entries(amounts).map(([code, amount]) => [code, { unit_amount: amount }]),
  )
  if (known && isSame) {
    // Amounts in other currencies may be added; those that are there are paid by somebody.
    const isComplete = Object.keys(amounts).every((code) => known.currency_options?.[code])
    if (!isComplete) {
      await stripe.prices.update(known.id, { currency_options })
      report.push(`price ${name} ${interval} in other currencies`)
    }
    return known.id
  }
  const made = await stripe.prices.create({
    product: productId,
    currency: 'usd',
    unit_amount: cents,
    currency_options,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  })
  if (known?.active) await stripe.prices.update(known.id, { active: false })
  report.push(`price ${name} ${interval} made`)
  return made.id
}

async function seedCoupon(stripe: Stripe, coupon: SeedCoupon, report: SeedReport): Promise<void> {
  if ((await orNull(stripe.coupons.retrieve(coupon.id))) === null) {
    await stripe.coupons.create({
      id: coupon.id,
      name: coupon.name,
      percent_off: coupon.percentOff,
      ...(coupon.months === undefined
        ? { duration: 'once' }
        : { duration: 'repeating', duration_in_months: coupon.months }),
    })
    report.push(`coupon ${coupon.id} made`)
  }
  if (coupon.code === undefined) return
  const { data } = await stripe.promotionCodes.list({ code: coupon.code, limit: 1 })
  if (data.length > 0) return
  await stripe.promotionCodes.create({
    code: coupon.code,
    promotion: { type: 'coupon', coupon: coupon.id },
    ...(coupon.firstTimeOnly ? { restrictions: { first_time_transaction: true } } : {}),
  })
  report.push(`promotion code ${coupon.code} made`)
}

const ownMark = { app: 'quipsmith' }

/** The account's default where it has one, because portal sessions take it unasked; else a configuration of our own. */
async function seedPortal(
  stripe: Stripe,
  products: { product: string; prices: string[] }[],
  report: SeedReport,
): Promise<void> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    customer_update: { enabled: true, allowed_updates: ['address', 'name'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price', 'promotion_code'],
      products,
      proration_behavior: 'always_invoice',
    },
  }
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = data.find(({ is_default: isDefault }) => isDefault) ?? data.find(isOurs)
  const seed = JSON.stringify(products)
  if (known?.metadata?.seed === fingerprint(seed)) return
  const metadata = { ...ownMark, seed: fingerprint(seed) }
  if (known) await stripe.billingPortal.configurations.update(known.id, { features, metadata })
  else await stripe.billingPortal.configurations.create({ features, metadata })
  report.push(`portal configuration ${known ? 'brought up to date' : 'made'}`)
}

function isOurs({ metadata }: Stripe.BillingPortal.Configuration): boolean {
  return metadata?.app === ownMark.app
}

/** Short enough for metadata; it only has to tell that the prices have changed. */
function fingerprint(text: string): string {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}

async function orNull<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null
    throw error
  }
}
