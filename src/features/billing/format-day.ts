const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "1 December 2026": a day as the server counts it. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}
