/** A span of time with an allowance; `start` is in it, `end` is not. */
export interface CreditPeriod {
  start: Date
  end: Date
}

/** The calendar month in UTC that holds `now`: the period of everybody without a subscription. */
export function calendarMonth(now: Date): CreditPeriod {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}
