import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useCallback } from 'react'
import { trpc } from '@/trpc/client'
import { useStarResult } from '@/trpc/use-star-result'
import { useStarVisual } from '@/trpc/use-star-visual'
import { factsOf, type LibraryPicture } from './library-picture'
import type { ShelfPage } from './shelf'
import { isShelfCount } from './shelf-count-query'

/** Stars a picture or takes the star away, and has the shelves know it: a card that is scrolled away forgets. */
export function useStarPicture() {
  const client = useQueryClient()
  const starResult = useStarResult()
  const starVisual = useStarVisual()
  return useCallback(
    async (picture: LibraryPicture, starred: boolean) => {
      const { id, key } = factsOf(picture)
      const shelves = [trpc.account.myMemes, trpc.account.myVisuals, trpc.account.savedVisuals]
      await (picture.kind === 'meme' ? starResult : starVisual)(id, starred)
      for (const call of shelves) {
        const queryKey = [...getQueryKey(call), 'shelf']
        // A page on its way would bring back those before it as they were; the foot of the shelf asks for it again.
        await client.cancelQueries({ queryKey })
        client.setQueriesData<InfiniteData<ShelfPage<LibraryPicture>>>(
          { queryKey },
          (data) => data && withStar(data, key, starred),
        )
      }
      void client.invalidateQueries({ type: 'active', predicate: isShelfCount })
    },
    [client, starResult, starVisual],
  )
}

function withStar(
  data: InfiniteData<ShelfPage<LibraryPicture>>,
  key: string,
  starred: boolean,
): InfiniteData<ShelfPage<LibraryPicture>> {
  const change = (picture: LibraryPicture): LibraryPicture => {
    if (factsOf(picture).key !== key) return picture
    return picture.kind === 'meme'
      ? { kind: 'meme', meme: { ...picture.meme, starred } }
      : { kind: 'visual', visual: { ...picture.visual, starred } }
  }
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}
