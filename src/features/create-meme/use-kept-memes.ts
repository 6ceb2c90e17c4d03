import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { showToast } from '@/components/show-toast'
import type { Result } from '@/contracts/meme-shapes'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { useBin } from '@/meme-ui/card/use-bin'
import { failureOf } from '@/meme-ui/prompt/failure-of'
import { useChangeResults } from '@/trpc/use-change-results'

/** What became of the memes of a page since they were made. */
export interface KeptMemes {
  /** A meme as it is now; null once it is in the bin. */
  now: (result: Result) => Result | null
  change: (result: Result) => void
  remove: (result: Result) => void
  /** The same words on the next picture. */
  swap: (result: Result, others: readonly string[]) => Promise<void>
}

/** Changes of memes, laid over what the run gave. */
export function useKeptMemes(): KeptMemes {
  const { t } = useT()
  const calls = useChangeResults()
  const { binned, moveToBin } = useBin()
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

  return {
    now: (result) => (binned.has(result.id) ? null : (changed.get(result.id) ?? result)),
    change,
    remove: ({ id }) => moveToBin(id),
    swap,
  }
}

/** Key of what to tell somebody whose picture stays as it is. */
function swapFailure(error: unknown): string {
  const { kind } = failureOf(error, navigator.onLine)
  if (kind === 'offline') return 'memeCard.swapOffline'
  return isConflict(error) ? 'memeCard.noOther' : 'memeCard.swapFailed'
}

function isConflict(error: unknown): boolean {
  const data = (error as { data?: { errorCode?: string } | null }).data
  return data?.errorCode === 'CONFLICT'
}
