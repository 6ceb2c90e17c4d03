import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useT } from 'next-i18next/client'
import { useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { deleteManyMax } from '@/contracts/limits'
import { trpc } from '@/trpc/client'
import { factsOf, type LibraryPicture } from './library-picture'
import { createPendingDeletions } from './pending-deletions'
import type { ShelfPage } from './shelf'
import { isShelfCount } from './shelf-count-query'

/** One for the app: whoever goes to another screen can still take back what was deleted on this one. */
const deletions = createPendingDeletions()
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => deletions.finishAll())

const none: ReadonlySet<string> = new Set()

/** Deleting pictures of the library with a way back while the toast stands. */
export function useDeletion() {
  const { t } = useT()
  const utils = trpc.useUtils()
  const client = useQueryClient()
  const hidden = useSyncExternalStore(deletions.subscribe, deletions.hidden, () => none)

  const deletePictures = (pictures: readonly LibraryPicture[]) => {
    const deletion = deletions.begin(
      pictures.map((picture) => factsOf(picture).key),
      async () => {
        await removeAll(pictures, utils.client)
        // Pages that are fetched from now on count without them, and so must those that are here.
        const gone = new Set(pictures.map((picture) => factsOf(picture).key))
        for (const call of [trpc.account.myMemes, trpc.account.myVisuals, trpc.account.savedVisuals]) {
          const queryKey = [...getQueryKey(call), 'shelf']
          // A page on its way would bring back those before it as they were; the foot of the shelf asks for it again.
          await client.cancelQueries({ queryKey })
          client.setQueriesData<InfiniteData<ShelfPage<LibraryPicture>>>(
            { queryKey },
            (data) => data && without(data, gone),
          )
        }
        // What is hidden stays hidden, so a long list need not be fetched again now; the numbers on the tabs do.
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
      },
    )
    const finish = async () => {
      if (!(await deletion.finish())) toast.error(t('library.deleteFailed'))
    }
    toast.success(t('library.deleted', { count: pictures.length }), {
      action: { label: t('library.undo'), onClick: () => deletion.undo() },
      onAutoClose: finish,
      // Also after `undo`, which has ended it by then.
      onDismiss: finishUnlessUndone(finish),
    })
    function finishUnlessUndone(end: () => Promise<void>) {
      return () => void (isHidden(pictures) ? end() : undefined)
    }
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

function isHidden(pictures: readonly LibraryPicture[]): boolean {
  return pictures.some((picture) => deletions.hidden().has(factsOf(picture).key))
}

type Client = ReturnType<typeof trpc.useUtils>['client']

async function removeAll(pictures: readonly LibraryPicture[], client: Client): Promise<void> {
  const memes = pictures.flatMap((picture) => (picture.kind === 'meme' ? [picture.meme.id] : []))
  const visuals = pictures.flatMap((picture) => (picture.kind === 'visual' ? [picture.visual.visualId] : []))
  for (let from = 0; from < memes.length; from += deleteManyMax) {
    await client.result.deleteMany.mutate({ resultIds: memes.slice(from, from + deleteManyMax) })
  }
  for (const id of visuals) await client.minimalistVisual.delete.mutate({ id })
}
