const dayMs = 86_400_000
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** Items of one period, in their order. */
interface TimeGroup<Item> {
  /** `week`, or the month in words: "October 2026". */
  name: string
  items: Item[]
}

/**
 * Groups items: this week, and before that by month, in the reader's time zone.
 *
 * @param items newest first
 */
export function groupByTime<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
  now: Date,
): TimeGroup<Item>[] {
  const groups: TimeGroup<Item>[] = []
  const weekBeginsMs = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime() - 6 * dayMs
  for (const item of items) {
    const at = new Date(timeOf(item))
    const name = at.getTime() >= weekBeginsMs ? 'week' : month.format(at)
    const last = groups.at(-1)
    if (last?.name === name) last.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups
}
