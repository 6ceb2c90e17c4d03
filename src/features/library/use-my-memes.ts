import { useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import { trpc } from '@/trpc/client'

/** Memes of one page of the list: enough to fill a tall desk screen. */
const pageSize = 20

export type MyMemes =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; memes: Result[]; total: number; isLoadingMore: boolean; showMore: () => void }

/** One's memes, newest first, page after page. */
export function useMyMemes(): MyMemes {
  const [pageCount, setPageCount] = useState(1)
  const pages = trpc.useQueries((procedures) =>
    Array.from({ length: pageCount }, (_, index) =>
      procedures.account.myMemes({ page: index + 1, pageSize, sort: 'created_at' }),
    ),
  )
  const loaded = pages.flatMap((page) => page.data ?? [])
  const failed = pages.filter((page) => page.isError)
  if (failed.length > 0)
    return { state: 'failed', retry: () => failed.forEach((page) => void page.refetch()) }
  if (loaded.length === 0) return { state: 'loading' }
  return {
    state: 'loaded',
    memes: withoutRepeats(loaded.flatMap((page) => page.items)),
    total: loaded[0]?.total ?? 0,
    isLoadingMore: loaded.length < pages.length,
    showMore: () => setPageCount(pageCount + 1),
  }
}

/** A meme made while one scrolls pushes the last of a page onto the next, where it would appear once more. */
function withoutRepeats(memes: Result[]): Result[] {
  return [...new Map(memes.map((meme) => [meme.id, meme])).values()]
}
