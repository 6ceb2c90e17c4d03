import { describe, expect, it } from 'vitest'
import { calendarMonth } from '@/core/credits/credit-period'
import { planCredits } from '@/core/credits/plan-credits'
import { remainingCredits } from '@/core/credits/remaining-credits'

describe('a plan’s monthly credits', () => {
  it('are its number where it limits them', () => {
    expect(planCredits({ limitedMonthlyCredits: 'true', monthlyCredits: '250' })).toBe(250)
  })
  it('are 100 when the number cannot be read', () => {
    expect(planCredits({ limitedMonthlyCredits: 'true', monthlyCredits: 'lots' })).toBe(100)
    expect(planCredits({ limitedMonthlyCredits: 'true' })).toBe(100)
  })
  it('are the user’s own when the plan does not say exactly true', () => {
    expect(planCredits({ limitedMonthlyCredits: 'TRUE', monthlyCredits: '9' })).toBeNull()
    expect(planCredits({ monthlyCredits: '9' })).toBeNull()
  })
})

describe('the credit month', () => {
  it('is the calendar month in UTC, wherever the server stands', () => {
    expect(calendarMonth(new Date('2026-11-30T23:59:59Z'))).toEqual({
      start: new Date('2026-11-01T00:00:00Z'),
      end: new Date('2026-12-01T00:00:00Z'),
    })
    expect(calendarMonth(new Date('2026-12-01T00:00:00Z')).start).toEqual(new Date('2026-12-01T00:00:00Z'))
  })
})

describe('remaining credits', () => {
  it('never go below zero', () => {
    expect(remainingCredits(10, 3)).toBe(7)
    expect(remainingCredits(3, 10)).toBe(0)
  })
})
