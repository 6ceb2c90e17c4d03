import { useCallback, useMemo } from 'react'
import type { MasonryItem } from '@/components/masonry'
import { LibraryCard } from './library-card'
import { factsOf, type LibraryPicture } from './library-picture'
import { SelectionBar } from './selection-bar'
import { libraryCardHeightPx } from './shelf-layout'
import { useDeletion } from './use-deletion'
import { usePicks } from './use-picks'
import { useStarPicture } from './use-star-picture'

/** Pictures of a list without the deleted ones, to star, pick and delete. */
export function usePictureList(pictures: readonly LibraryPicture[], { leadsToPrompt = true } = {}) {
  const { hidden, deletePictures } = useDeletion()
  const shown = useMemo(
    () => pictures.filter((picture) => !hidden.has(factsOf(picture).key)),
    [pictures, hidden],
  )
  const picks = usePicks(shown)
  const starPicture = useStarPicture()
  const itemOf = useCallback(
    (picture: LibraryPicture): MasonryItem => {
      const { key, ratio } = factsOf(picture)
      return {
        key,
        heightPxAt: (widthPx: number) => libraryCardHeightPx(widthPx, ratio),
        node: (
          <LibraryCard
            picture={picture}
            isPicked={picks.has(key)}
            isPicking={picks.isPicking}
            leadsToPrompt={leadsToPrompt}
            onToggle={picks.toggle}
            onStar={starPicture}
            onDelete={(one) => deletePictures([one])}
          />
        ),
      }
    },
    [picks, starPicture, deletePictures, leadsToPrompt],
  )
  const selectionBar = picks.isPicking && (
    <SelectionBar
      picked={picks.picked}
      onClear={picks.clear}
      onDelete={() => {
        deletePictures(picks.picked)
        picks.clear()
      }}
    />
  )
  return { shown, picks, itemOf, selectionBar }
}
