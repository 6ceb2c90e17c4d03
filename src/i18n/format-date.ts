import { interfaceLanguage } from './interface-language'

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayAndShortMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const relative = new Intl.RelativeTimeFormat(interfaceLanguage, { numeric: 'auto' })
const dayMs = 86_400_000

/** "1 December": the day on which a period turns, as the server counts it. */
export function formatPeriodDay(iso: string): string {
  return dayAndMonth.format(new Date(iso))
}

/** "1 Dec": the same where there is little room. */
export function formatShortDay(iso: string): string {
  return dayAndShortMonth.format(new Date(iso))
}

/** "1 December 2026", in UTC. */
export function formatDay(iso: string): string {
  return fullDay.format(new Date(iso))
}

/** "today", "yesterday", "Tuesday" within a week, otherwise "3 November": in the reader's own time zone. */
export function formatWhen(iso: string, now: Date): string {
  const then = new Date(iso)
  const days = Math.round((startOfDay(now) - startOfDay(then)) / dayMs)
  if (days <= 1) return relative.format(-Math.max(0, days), 'day')
  return days < 7 ? weekday.format(then) : shortDate.format(then)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
