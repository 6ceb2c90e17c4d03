import { and, eq } from 'drizzle-orm'
import type { LibraryPageInput, VisualPage } from '@/contracts/pages'
import { visuals } from '../../db/schema/visuals'
import { readPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { visualOrder, visualsOnPage } from './visuals-on-page'

/** The caller's visuals, newest first; a page beyond the last is empty. They never change, so both sorts are one. */
export async function listMyVisuals(context: ServiceContext, input: LibraryPageInput): Promise<VisualPage> {
  const { actor, db } = context
  const mine = and(eq(visuals.userId, actor.userId), foundBy(visuals.words, input.search))
  return readPage(db, input, {
    table: visuals,
    mine,
    order: visualOrder,
    itemsOf: (ids) => visualsOnPage(context, ids),
  })
}
