import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { Result } from '@/contracts/meme-shapes'
import type { Visual } from '@/contracts/minimalist-visual'
import { trpc } from '@/trpc/client'
import { keyOfMeme, keyOfVisual } from './library-picture'
import type { ShelfPage } from './shelf'

type Item = Result | Visual
type Pages = InfiniteData<ShelfPage<Item>>

const pictureLists = [trpc.account.myMemes, trpc.account.myVisuals, trpc.account.savedVisuals]

/**
 * Changes pictures on the pages that are loaded, without fetching a long list again, and refetches the numbers on the
 * tabs. `change` returns null for a picture that is gone.
 */
export async function changeLoadedPages(
  client: QueryClient,
  change: (item: Item, key: string) => Item | null,
): Promise<void> {
  for (const list of pictureLists) {
    const queryKey = getQueryKey(list, undefined, 'infinite')
    // An in-flight page would restore the old pages before it; the foot of the shelf fetches it again.
    await client.cancelQueries({ queryKey })
    client.setQueriesData<Pages>({ queryKey }, (pages) => pages && changed(pages, change))
  }
  for (const list of pictureLists) {
    void client.invalidateQueries({ type: 'active', queryKey: getQueryKey(list, undefined, 'query') })
  }
}

function changed({ pages, pageParams }: Pages, change: (item: Item, key: string) => Item | null): Pages {
  const items = pages.map((page) =>
    page.items.flatMap((item) => {
      const key = 'visualId' in item ? keyOfVisual(item) : keyOfMeme(item)
      return change(item, key) ?? []
    }),
  )
  const gone = pages.flatMap((page) => page.items).length - items.flat().length
  return {
    pageParams,
    pages: pages.map((page, index) => ({ ...page, items: items[index] ?? [], total: page.total - gone })),
  }
}
