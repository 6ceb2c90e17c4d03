import type { PlanList } from '@/contracts/subscription'

type Price = PlanList['plans'][number]['prices'][number]

/** The amount of a price in a currency, or else in its own; null where the provider gives none. */
export function priceAmount(price: Price, currency: string): { unitAmount: number; currency: string } | null {
  const other = Object.hasOwn(price.otherAmounts, currency) ? price.otherAmounts[currency] : undefined
  if (other !== undefined) return { unitAmount: other, currency }
  return price.unitAmount === null ? null : { unitAmount: price.unitAmount, currency: price.currency }
}

/** Currencies in which every price can be paid, the prices' own first. */
export function commonCurrencies(plans: readonly PlanList['plans'][number][]): string[] {
  const [first, ...rest] = plans.flatMap(({ prices }) =>
    prices.map(({ currency, otherAmounts }) => [currency, ...Object.keys(otherAmounts)]),
  )
  return (first ?? []).filter((currency) => rest.every((others) => others.includes(currency)))
}
