import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** One list of the library, fetched page after page. */
export type Shelf<Item> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'loaded'
      items: Item[]
      /** Of all pages, those included that were not fetched yet. */
      total: number
      hasMore: boolean
      isLoadingMore: boolean
      /** The next page could not be fetched. */
      moreFailed: boolean
      showMore: () => void
    }

export interface ShelfPage<Item> {
  items: Item[]
  total: number
}

type ShelfQuery<Item> = Pick<
  UseInfiniteQueryResult<InfiniteData<ShelfPage<Item>>, unknown>,
  | 'data'
  | 'isError'
  | 'isFetchNextPageError'
  | 'isFetchingNextPage'
  | 'hasNextPage'
  | 'refetch'
  | 'fetchNextPage'
>

/** An infinite query as the list that a shelf draws. */
export function shelfOf<Item>(query: ShelfQuery<Item>, keyOf: (item: Item) => string): Shelf<Item> {
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query
  if (!data) {
    return isError ? { state: 'failed', retry: () => void query.refetch() } : { state: 'loading' }
  }
  return {
    state: 'loaded',
    items: itemsOf(data.pages, keyOf),
    total: data.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    showMore: () => {
      if (hasNextPage && !isFetchingNextPage) void query.fetchNextPage()
    },
  }
}

/** The items of all pages, each once: an item that is added between two fetches pushes another onto both pages. */
export function itemsOf<Item>(pages: readonly ShelfPage<Item>[], keyOf: (item: Item) => string): Item[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
