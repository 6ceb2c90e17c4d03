import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { showToast } from '@/components/show-toast'
import type { Result } from '@/contracts/meme-shapes'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { memeKeyOf, useUndoableDeletion } from '@/meme-ui/undo/use-undoable-deletion'
import { failureOf } from '@/trpc/failure-of'
import { deleteOnPageHide, useChangeResults } from '@/trpc/use-change-results'

/** The memes of a page as they are since they were made. */
export interface KeptMemes {
  /** A meme as it is now; null once it is deleted. */
  now: (result: Result) => Result | null
  change: (result: Result) => void
  remove: (result: Result) => void
  /** The same words on the next picture. */
  swap: (result: Result, others: readonly string[]) => Promise<void>
}

/** Changes of memes, applied over the results of the run. */
export function useKeptMemes(): KeptMemes {
  const { t } = useT()
  const calls = useChangeResults()
  const { hidden, deleteWithUndo } = useUndoableDeletion()
  const [changed, setChanged] = useState<ReadonlyMap<string, Result>>(new Map())
  const [seen, setSeen] = useState<ReadonlyMap<string, string[]>>(new Map())
  const change = (result: Result) => setChanged((all) => new Map(all).set(result.id, result))

  const swap = async ({ id, imageName }: Result, others: readonly string[]) => {
    const before = seen.get(id) ?? [imageName]
    try {
      const result = await calls.swap(id, before, others.filter((name) => name !== imageName).slice(-60))
      change(result)
      setSeen((all) => new Map(all).set(id, [...new Set([...before, result.imageName])].slice(-60)))
      void showToast('success', t('memeCard.swapped', { title: memeTitle(result.imageName) }))
    } catch (error) {
      void showToast('error', t(swapFailure(error)))
    }
  }

  const remove = ({ id }: Result) =>
    deleteWithUndo({
      keys: [memeKeyOf(id)],
      remove: async ({ keepalive }) => (keepalive ? deleteOnPageHide([id]) : calls.remove(id)),
      text: t('memeCard.binned'),
      failedText: t('memeCard.deleteFailed'),
      icon: 'plain',
    })

  return {
    now: (result) => (hidden.has(memeKeyOf(result.id)) ? null : (changed.get(result.id) ?? result)),
    change,
    remove,
    swap,
  }
}

/** Key of the sentence for a picture that could not be swapped. */
function swapFailure(error: unknown): string {
  const { kind } = failureOf(error, navigator.onLine)
  if (kind === 'offline') return 'memeCard.swapOffline'
  return kind === 'conflict' ? 'memeCard.noOther' : 'memeCard.swapFailed'
}
