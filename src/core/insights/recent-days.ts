const dayMs = 24 * 60 * 60 * 1000

/** The calendar days of UTC up to the one that holds `now`, oldest first, as `2026-11-21`. @param count 1 or more */
export function recentDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}
