import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf, type Shelf, type ShelfPage } from './shelf'

/** Who comes back within this time finds the shelf as it was, in ms. */
const keptForMs = 30 * 60_000

interface ShelfOptions<Item> {
  /** Begins with the key of the call, so that what invalidates the call invalidates the shelf. */
  queryKey: QueryKey
  /** `before`: where the last page ended; absent for the first. */
  fetchPage: (before: string | undefined, signal: AbortSignal) => Promise<ShelfPage<Item>>
  keyOf: (item: Item) => string
  enabled?: boolean
}

/** A list of the library, page after page; a new search leaves the last find standing until it has its own. */
export function useShelf<Item>({ queryKey, fetchPage, keyOf, enabled }: ShelfOptions<Item>): Shelf<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: ShelfPage<Item>) => last.before ?? undefined,
    gcTime: keptForMs,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    enabled: enabled ?? true,
  })
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
