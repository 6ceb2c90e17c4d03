import type { PlanList } from '@/contracts/subscription'

/** Whole months that a year costs less than twelve single ones, where that is the same for every plan; otherwise 0. */
export function freeMonthsOfYear(plans: readonly PlanList['plans'][number][]): number {
  const all = new Set(
    plans.map(({ prices }) => {
      const month = prices.find(({ interval }) => interval === 'month')?.unitAmount
      const year = prices.find(({ interval }) => interval === 'year')?.unitAmount
      return month && year ? 12 - year / month : 0
    }),
  )
  const [months = 0] = all
  return all.size === 1 && Number.isInteger(months) && months > 0 ? months : 0
}
