import type { Recurring } from '../objects'

export const daySeconds = 86_400

/**
 * The end of a period that begins at `start`, in Unix seconds. Months keep the day of the anchor where they have it:
 * 31 January, 28 February, 31 March.
 */
export function addInterval(start: number, recurring: Recurring, anchor = start): number {
  const { interval, interval_count: count } = recurring
  if (interval === 'day') return start + count * daySeconds
  if (interval === 'week') return start + 7 * count * daySeconds
  const date = new Date(start * 1000)
  const anchorDay = new Date(anchor * 1000).getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(anchorDay, lastDay))
  return Math.floor(date.getTime() / 1000)
}

export function isSameInterval(one: Recurring, other: Recurring): boolean {
  return one.interval === other.interval && one.interval_count === other.interval_count
}
