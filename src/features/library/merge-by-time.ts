/** A list that is fetched page by page, newest first. */
interface Fetched<Item> {
  items: readonly Item[]
  hasMore: boolean
}

/**
 * Two lists as one, newest first. Only as far as both are known: what is older than the end of a list that has more
 * would have to make room for what that list brings next.
 *
 * @param timeOf ISO 8601 UTC, which sorts as text
 * @returns the items, and which list ends them
 */
export function mergeByTime<Item>(
  lists: readonly Fetched<Item>[],
  timeOf: (item: Item) => string,
): { items: Item[]; shortest: number | null } {
  let shortest: number | null = null
  let knownTo = ''
  for (const [index, { items, hasMore }] of lists.entries()) {
    if (!hasMore) continue
    const last = items.at(-1)
    const endsAt = last === undefined ? '~' : timeOf(last)
    if (shortest === null || endsAt > knownTo) {
      shortest = index
      knownTo = endsAt
    }
  }
  const items = lists
    .flatMap((list) => list.items)
    .filter((item) => shortest === null || timeOf(item) >= knownTo)
    .sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
  return { items, shortest }
}
