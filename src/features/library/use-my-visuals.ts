import { useState } from 'react'
import type { Visual } from '@/contracts/minimalist-visual'
import { trpc } from '@/trpc/client'
import { type Shelf, shelfOf } from './shelf'

/** Visuals of one page of the list: six runs of four. */
const pageSize = 24

/** One's visuals, newest first, page after page. */
export function useMyVisuals(): Shelf<Visual> {
  const [pageCount, setPageCount] = useState(1)
  const pages = trpc.useQueries((procedures) =>
    Array.from({ length: pageCount }, (_, index) =>
      procedures.account.myVisuals({ page: index + 1, pageSize, sort: 'created_at' }),
    ),
  )
  return shelfOf(
    pages,
    ({ visualId }) => visualId,
    () => setPageCount(pageCount + 1),
  )
}
