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

/** `count` months after an anchor, on its day of the month or on the last that the month has. */
function monthsAfter(anchor: Date, count: number): Date {
  const month = anchor.getUTCMonth() + count
  const daysInMonth = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const moved = new Date(anchor)
  // By the first of the month: the 31st of a month that has none would be the next one's.
  moved.setUTCDate(1)
  moved.setUTCMonth(month)
  moved.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth))
  return moved
}

/** The month that holds `at`, counted from an anchor: how a plan that is paid for longer gives its credits. */
export function anchoredMonth(anchor: Date, at: Date): CreditPeriod {
  let count = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth()
  if (monthsAfter(anchor, count) > at) count -= 1
  return { start: monthsAfter(anchor, count), end: monthsAfter(anchor, count + 1) }
}
