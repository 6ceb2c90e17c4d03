/** What stands on a shelf of the library, page after page. */
export type Shelf<Item> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; items: Item[]; total: number; isLoadingMore: boolean; showMore: () => void }

interface PageQuery<Item> {
  data: { items: Item[]; total: number } | undefined
  isError: boolean
  refetch: () => unknown
}

/** The pages that were asked for as one shelf. */
export function shelfOf<Item>(
  pages: readonly PageQuery<Item>[],
  idOf: (item: Item) => string,
  showMore: () => void,
): Shelf<Item> {
  const loaded = pages.flatMap((page) => page.data ?? [])
  const failed = pages.filter((page) => page.isError)
  if (failed.length > 0)
    return { state: 'failed', retry: () => failed.forEach((page) => void page.refetch()) }
  if (loaded.length === 0) return { state: 'loading' }
  const items = loaded.flatMap((page) => page.items)
  return {
    state: 'loaded',
    // What is made while one scrolls pushes the last of a page onto the next, where it would appear once more.
    items: [...new Map(items.map((item) => [idOf(item), item])).values()],
    total: loaded[0]?.total ?? 0,
    isLoadingMore: loaded.length < pages.length,
    showMore,
  }
}
