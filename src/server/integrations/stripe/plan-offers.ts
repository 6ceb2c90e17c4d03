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
    expand: ['data.product'],
  })
  for await (const { id, product, unit_amount: unitAmount, currency, recurring } of prices) {
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
    offer.prices.push({ id, unitAmount, currency, interval, intervalCount })
    offers.set(product.id, offer)
  }
  return [...offers.values()]
}
