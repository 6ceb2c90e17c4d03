import { useQueryClient } from '@tanstack/react-query'
import { useT } from 'next-i18next/client'
import { deleteManyMax } from '@/contracts/limits'
import { useUndoableDeletion } from '@/meme-ui/undo/use-undoable-deletion'
import { trpc } from '@/trpc/client'
import { deleteOnPageHide } from '@/trpc/use-change-results'
import { changeLoadedPages } from './change-loaded-pages'
import { factsOf, type LibraryPicture } from './library-picture'

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
      // Pages that are fetched from now on count without the deleted ones, and so must the pages that are here.
      await changeLoadedPages(client, (item, key) => (keys.includes(key) ? null : item))
      const { account } = utils
      const later = { refetchType: 'none' } as const
      await Promise.all([
        account.myMemes.invalidate(undefined, later),
        account.myVisuals.invalidate(undefined, later),
        account.savedVisuals.invalidate(undefined, later),
        account.promptResults.invalidate(undefined, later),
        account.myPrompts.invalidate(undefined, later),
      ])
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
