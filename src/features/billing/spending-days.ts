import type { CreditEntry } from '@/contracts/credit-entries'

export interface SpendingDay {
  /** ISO 8601, in UTC */
  date: string
  /** Credits that were taken and not given back; at least 0. */
  credits: number
}

const dayMs = 86_400_000

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/**
 * Credits of each day up to today, oldest first. What was given back counts on the day it was given back.
 *
 * @param count days, today included
 */
export function spendingDays(entries: readonly CreditEntry[], now: Date, count: number): SpendingDay[] {
  const taken = new Map<string, number>()
  for (const { kind, amount, createdAt } of entries) {
    if (kind === 'grant') continue
    const date = createdAt.slice(0, 10)
    taken.set(date, (taken.get(date) ?? 0) - amount)
  }
  return Array.from({ length: count }, (_, index) => {
    const date = dayOf(new Date(now.getTime() - (count - 1 - index) * dayMs))
    return { date, credits: Math.max(0, taken.get(date) ?? 0) }
  })
}
