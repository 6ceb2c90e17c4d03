/** Plans on sale: the one place for names, prices and limits. Amounts in US cents. @see product-decisions "plans" */

export interface SeedPlan {
  /** Id of the product, the same in every account. */
  productId: string
  name: string
  description: string
  monthlyCents: number
  /** The same in other currencies, in the smallest unit of each. */
  monthlyAmounts: Readonly<Record<string, number>>
  metadata: {
    limitedMonthlyCredits: 'true' | 'false'
    monthlyCredits: string
    customWatermark: 'true' | 'false'
  }
}

export const seedPlans: readonly SeedPlan[] = [
  {
    productId: 'quipsmith_starter',
    name: 'Starter',
    description: '100 credits a month.',
    monthlyCents: 900,
    monthlyAmounts: { eur: 900, gbp: 800 },
    metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '100', customWatermark: 'false' },
  },
  {
    productId: 'quipsmith_creator',
    name: 'Creator',
    description: '500 credits a month and a watermark of your own.',
    monthlyCents: 1900,
    monthlyAmounts: { eur: 1900, gbp: 1600 },
    metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '500', customWatermark: 'true' },
  },
  {
    productId: 'quipsmith_studio',
    name: 'Studio',
    description: '5,000 credits a month and a watermark of your own.',
    monthlyCents: 4900,
    monthlyAmounts: { eur: 4900, gbp: 4200 },
    metadata: { limitedMonthlyCredits: 'false', monthlyCredits: '5000', customWatermark: 'true' },
  },
]

/** A year costs what ten months cost. */
const monthsPaidPerYear = 10

export interface SeedPrice {
  lookupKey: string
  interval: 'month' | 'year'
  cents: number
  amounts: Record<string, number>
}

export function pricesOf({ name, monthlyCents, monthlyAmounts }: SeedPlan): SeedPrice[] {
  const plan = name.toLowerCase()
  const yearly = Object.entries(monthlyAmounts).map(([code, amount]) => [code, amount * monthsPaidPerYear])
  return [
    { lookupKey: `${plan}_monthly`, interval: 'month', cents: monthlyCents, amounts: { ...monthlyAmounts } },
    {
      lookupKey: `${plan}_yearly`,
      interval: 'year',
      cents: monthlyCents * monthsPaidPerYear,
      amounts: Object.fromEntries(yearly),
    },
  ]
}

export interface SeedCoupon {
  id: string
  name: string
  percentOff: number
  /** Months that it counts; undefined for one invoice. */
  months?: number
  /** Code that people type; undefined for coupons that only the product applies. */
  code?: string
  firstTimeOnly?: boolean
}

export const seedCoupons: readonly SeedCoupon[] = [
  // The retention offer: once per customer, which the product sees to.
  { id: 'stay', name: '30 % off for three months', percentOff: 30, months: 3 },
  {
    id: 'welcome',
    name: '20 % off the first invoice',
    percentOff: 20,
    code: 'WELCOME20',
    firstTimeOnly: true,
  },
  { id: 'thanks', name: '15 % off the next invoice', percentOff: 15, code: 'THANKS15' },
]
