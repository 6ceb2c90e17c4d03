import { describe, expect, it } from 'vitest'
import { roundUp } from '@/components/round-up'
import type { CreditEntry } from '@/contracts/credit-entries'
import { spendingDays } from '@/features/billing/spending-days'

const now = new Date('2026-11-22T00:30:00Z')

function entry(kind: CreditEntry['kind'], amount: number, createdAt: string): CreditEntry {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    kind,
    amount,
    reason: 'text-to-meme',
    promptId: null,
    balance: 10,
    periodStart: '2026-11-01T00:00:00.000Z',
    periodEnd: '2026-12-01T00:00:00.000Z',
    createdAt,
  }
}

describe('the credits of each day', () => {
  it('are those of the days up to today in UTC, oldest first', () => {
    const entries = [
      entry('spend', -2, '2026-11-22T00:10:00.000Z'),
      entry('spend', -1, '2026-11-21T23:59:00.000Z'),
      entry('spend', -5, '2026-11-19T12:00:00.000Z'),
    ]
    expect(spendingDays(entries, now, 3)).toEqual([
      { date: '2026-11-20', credits: 0 },
      { date: '2026-11-21', credits: 1 },
      { date: '2026-11-22', credits: 2 },
    ])
  })

  it('leave out what was given, and take off what was given back', () => {
    const entries = [
      entry('grant', 100, '2026-11-22T00:01:00.000Z'),
      entry('spend', -2, '2026-11-22T00:02:00.000Z'),
      entry('reversal', 2, '2026-11-22T00:03:00.000Z'),
    ]
    expect(spendingDays(entries, now, 1)).toEqual([{ date: '2026-11-22', credits: 0 }])
  })

  it('are shown below a round number', () => {
    expect([1, 2, 3, 5, 6, 12, 61, 101].map(roundUp)).toEqual([1, 2, 4, 6, 6, 20, 80, 200])
  })
})
