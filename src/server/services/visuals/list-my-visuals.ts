import { and, eq } from 'drizzle-orm'
import type { LibraryPageInput, VisualPage } from '@/contracts/pages'
import { visuals } from '../../db/schema/visuals'
import { pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { visualOrder, visualsOnPage } from './visuals-on-page'

/** The caller's visuals, newest first; a page beyond the last is empty. They never change, so both sorts are one. */
export async function listMyVisuals(context: ServiceContext, input: LibraryPageInput): Promise<VisualPage> {
  const { actor, db } = context
  const mine = and(eq(visuals.userId, actor.userId), foundBy(visuals.words, input.search))
  const window = pageWindow(input, visualOrder)
  const keys = await db
    .select(window.key)
    .from(visuals)
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const items = await visualsOnPage(context, input, keys)
  return presentPage(input, { keys, items, total: await db.$count(visuals, mine) })
}
