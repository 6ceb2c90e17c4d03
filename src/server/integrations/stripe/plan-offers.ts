import type Stripe from 'stripe'
import type { PlanOffer } from '@/server/services/ports/payments'

const pageSizeMax = 100

/** Active recurring prices by product. Only products that say how they limit credits are plans of ours. */
export async function listPlanOffers(stripe: Stripe): Promise<PlanOffer[]> {
  const offers = new Map<string, PlanOffer>()
  const prices = stripe.prices.list({
    active: true,
    type: 'recurring',
    limit: pageSizeMax,
    expand: ['data.product', 'data.currency_options'],
  })
  for await (const price of prices) {
    const { id, product, unit_amount: unitAmount, currency, recurring } = price
    if (typeof product === 'string' || product.deleted || !product.active || !recurring) continue
    const { limitedMonthlyCredits } = product.metadata
    if (limitedMonthlyCredits === undefined) continue
    const offer = offers.get(product.id) ?? {
      productId: product.id,
      name: product.name,
      description: product.description ?? '',
      metadata: product.metadata,
      prices: [],
    }
    const { interval, interval_count: intervalCount } = recurring
    const otherAmounts = otherAmountsOf(price)
    offer.prices.push({ id, unitAmount, currency, interval, intervalCount, otherAmounts })
    offers.set(product.id, offer)
  }
  return [...offers.values()]
}

/** Amounts of a price in its additional currencies. */
export function otherAmountsOf({
  currency,
  currency_options: options,
}: Stripe.Price): Record<string, number> {
  const others = Object.entries(options ?? {}).flatMap(([code, { unit_amount: amount }]) =>
    code === currency || amount === null ? [] : [[code, amount] as const],
  )
  return Object.fromEntries(others)
}
