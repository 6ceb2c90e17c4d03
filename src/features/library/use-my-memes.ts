import { useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import { trpc } from '@/trpc/client'
import { type Shelf, shelfOf } from './shelf'

/** Memes of one page of the list: enough to fill a tall desk screen. */
const pageSize = 20

/** One's memes, newest first, page after page. */
export function useMyMemes(): Shelf<Result> {
  const [pageCount, setPageCount] = useState(1)
  const pages = trpc.useQueries((procedures) =>
    Array.from({ length: pageCount }, (_, index) =>
      procedures.account.myMemes({ page: index + 1, pageSize, sort: 'created_at' }),
    ),
  )
  return shelfOf(
    pages,
    ({ id }) => id,
    () => setPageCount(pageCount + 1),
  )
}
