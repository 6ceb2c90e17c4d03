import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStarResult } from '@/trpc/use-star-result'
import { useStarVisual } from '@/trpc/use-star-visual'
import { changeLoadedPages } from './change-loaded-pages'
import { factsOf, type LibraryPicture } from './library-picture'

/** Stars a picture or removes the star, also on the loaded pages: a card that scrolls out of sight loses its state. */
export function useStarPicture() {
  const client = useQueryClient()
  const starResult = useStarResult()
  const starVisual = useStarVisual()
  return useCallback(
    async (picture: LibraryPicture, starred: boolean) => {
      const facts = factsOf(picture)
      await (picture.kind === 'meme' ? starResult : starVisual)(facts.id, starred)
      await changeLoadedPages(client, (item, key) => (key === facts.key ? { ...item, starred } : item))
    },
    [client, starResult, starVisual],
  )
}
