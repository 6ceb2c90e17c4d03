import { describe, expect, it } from 'vitest'
import { recentDays } from '@/core/insights/recent-days'

describe('recent days', () => {
  it('are those of UTC, today last, across months and leap days', () => {
    expect(recentDays(new Date('2028-03-01T00:30:00Z'), 3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect(recentDays(new Date('2026-12-31T23:59:59Z'), 1)).toEqual(['2026-12-31'])
  })
})
