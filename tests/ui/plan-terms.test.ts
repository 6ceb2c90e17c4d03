import { describe, expect, it } from 'vitest'
import { formatMoney } from '@/billing-ui/format-money'
import { planTerms } from '@/billing-ui/plan-terms'
import type { PlanList } from '@/contracts/subscription'
import { freeMonthsOfYear } from '@/features/landing/pricing/free-months-of-year'

function plan(month: number, year: number): PlanList['plans'][number] {
  const price = { currency: 'usd', otherAmounts: {} }
  return {
    id: `plan-${month}`,
    name: 'Plan',
    description: '',
    metadata: {},
    prices: [
      { ...price, id: 'm', unitAmount: month, interval: 'month' },
      { ...price, id: 'y', unitAmount: year, interval: 'year' },
    ],
  }
}

describe('what a plan gives', () => {
  it('is what its product says', () => {
    expect(
      planTerms({ limitedMonthlyCredits: 'true', monthlyCredits: '500', customWatermark: 'true' }),
    ).toEqual({
      credits: 500,
      hasOwnWatermark: true,
    })
    expect(planTerms({ limitedMonthlyCredits: 'false', monthlyCredits: '5000' })).toEqual({
      credits: 5000,
      hasOwnWatermark: false,
    })
  })

  it('is 100 credits where a limited plan names no number, and no promise where the product says nothing', () => {
    expect(planTerms({ limitedMonthlyCredits: 'true', monthlyCredits: 'many' }).credits).toBe(100)
    expect(planTerms({}).credits).toBeNull()
  })
})

describe('the months that a year gives away', () => {
  it('are told where every plan has the same', () => {
    expect(freeMonthsOfYear([plan(900, 9000), plan(1900, 19000)])).toBe(2)
  })

  it('are not told where plans differ, the months are no whole ones, or the year is dearer', () => {
    expect(freeMonthsOfYear([plan(900, 9000), plan(1900, 20900)])).toBe(0)
    expect(freeMonthsOfYear([plan(900, 10000)])).toBe(0)
    expect(freeMonthsOfYear([plan(900, 12000)])).toBe(0)
    expect(freeMonthsOfYear([])).toBe(0)
  })
})

it('amounts are written as people write them, also in currencies without cents', () => {
  expect([formatMoney(900, 'usd'), formatMoney(950, 'USD'), formatMoney(900, 'jpy')]).toEqual([
    '$9',
    '$9.50',
    '¥900',
  ])
})
