import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useT } from 'next-i18next/client'
import { deleteManyMax } from '@/contracts/limits'
import { useUndoableDeletion } from '@/meme-ui/undo/use-undoable-deletion'
import { trpc } from '@/trpc/client'
import { deleteOnPageHide } from '@/trpc/use-change-results'
import { factsOf, type LibraryPicture } from './library-picture'
import type { ShelfPage } from './shelf'
import { isShelfCount } from './shelf-count-query'

/** Deletes pictures of the library, with an undo while the toast stands. */
export function useDeletion() {
  const { t } = useT()
  const utils = trpc.useUtils()
  const client = useQueryClient()
  const { hidden, deleteWithUndo } = useUndoableDeletion()

  const deletePictures = (pictures: readonly LibraryPicture[]) => {
    const keys = pictures.map((picture) => factsOf(picture).key)
    const remove = async ({ keepalive }: { keepalive: boolean }) => {
      await removeAll(pictures, utils.client, keepalive)
      if (keepalive) return
      // Pages that are fetched from now on count without them, and so must the pages that are here.
      const gone = new Set(keys)
      for (const call of [trpc.account.myMemes, trpc.account.myVisuals, trpc.account.savedVisuals]) {
        const queryKey = [...getQueryKey(call), 'shelf']
        // An in-flight page would restore the old ones before it; the foot of the shelf fetches it again.
        await client.cancelQueries({ queryKey })
        client.setQueriesData<InfiniteData<ShelfPage<LibraryPicture>>>(
          { queryKey },
          (data) => data && without(data, gone),
        )
      }
      // Deleted pictures stay hidden, so a long list need not be refetched now; the numbers on the tabs must.
      const { account } = utils
      const later = { refetchType: 'none' } as const
      await Promise.all([
        account.myMemes.invalidate(undefined, later),
        account.myVisuals.invalidate(undefined, later),
        account.savedVisuals.invalidate(undefined, later),
        account.promptResults.invalidate(undefined, later),
        account.myPrompts.invalidate(undefined, later),
      ])
      void client.invalidateQueries({ type: 'active', predicate: isShelfCount })
    }
    deleteWithUndo({
      keys,
      remove,
      text: t('library.deleted', { count: pictures.length }),
      failedText: t('library.deleteFailed'),
      icon: 'success',
    })
  }
  return { hidden, deletePictures }
}

function without(
  { pages, ...rest }: InfiniteData<ShelfPage<LibraryPicture>>,
  gone: ReadonlySet<string>,
): InfiniteData<ShelfPage<LibraryPicture>> {
  const isGone = (picture: LibraryPicture) => gone.has(factsOf(picture).key)
  const count = pages.flatMap(({ items }) => items).filter(isGone).length
  const left = pages.map((page) => ({
    ...page,
    items: page.items.filter((picture) => !isGone(picture)),
    total: page.total - count,
  }))
  return { ...rest, pages: left }
}

type Client = ReturnType<typeof trpc.useUtils>['client']

async function removeAll(
  pictures: readonly LibraryPicture[],
  client: Client,
  keepalive: boolean,
): Promise<void> {
  const memes = pictures.flatMap((picture) => (picture.kind === 'meme' ? [picture.meme.id] : []))
  const visuals = pictures.flatMap((picture) => (picture.kind === 'visual' ? [picture.visual.visualId] : []))
  for (let from = 0; from < memes.length; from += deleteManyMax) {
    const resultIds = memes.slice(from, from + deleteManyMax)
    if (keepalive) deleteOnPageHide(resultIds)
    else await client.result.deleteMany.mutate({ resultIds })
  }
  for (const id of visuals) await client.minimalistVisual.delete.mutate({ id })
}
