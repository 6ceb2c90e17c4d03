import type { PlanList } from '@/contracts/subscription'
import type { ServiceContext } from '../service-context'
import { requirePayments } from './require-payments'

/** The plans on sale, cheapest first. @throws SERVICE_UNAVAILABLE */
export async function listPlans(context: Pick<ServiceContext, 'ports'>): Promise<PlanList> {
  const offers = await requirePayments(context).listPlans()
  const plans = offers.map(({ productId, prices, ...plan }) => ({
    ...plan,
    id: productId,
    prices: prices
      .map(({ intervalCount: _count, ...price }) => price)
      .toSorted((a, b) => lengthOf(a.interval) - lengthOf(b.interval)),
  }))
  const lowest = ({ prices }: { prices: { unitAmount: number | null }[] }) =>
    Math.min(...prices.map(({ unitAmount }) => unitAmount ?? Number.POSITIVE_INFINITY))
  return { plans: plans.toSorted((a, b) => lowest(a) - lowest(b)) }
}

function lengthOf(interval: string): number {
  return ['day', 'week', 'month', 'year'].indexOf(interval)
}
