/** What stands on a shelf of the library, page after page. */
export type Shelf<Item> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'loaded'
      items: Item[]
      /** Of all pages, those that were not asked for yet included. */
      total: number
      hasMore: boolean
      isLoadingMore: boolean
      /** The last page that was asked for did not come. */
      moreFailed: boolean
      showMore: () => void
    }

export interface ShelfPage<Item> {
  items: Item[]
  total: number
  /** What the next page is asked for with; null on the last. */
  before: string | null
}

/** A page of items as one list: what was added meanwhile can bring a thing twice, and it is shown once. */
export function itemsOf<Item>(pages: readonly ShelfPage<Item>[], keyOf: (item: Item) => string): Item[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
