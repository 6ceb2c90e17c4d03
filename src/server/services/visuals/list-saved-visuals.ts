import { and, eq } from 'drizzle-orm'
import type { PageInput, VisualPage } from '@/contracts/pages'
import { starredVisuals, visuals } from '../../db/schema/visuals'
import { pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { visualOrder, visualsOnPage } from './visuals-on-page'

/** The visuals that the caller starred, newest visual first; a page beyond the last is empty. */
export async function listSavedVisuals(context: ServiceContext, input: PageInput): Promise<VisualPage> {
  const { actor, db } = context
  const mine = eq(starredVisuals.userId, actor.userId)
  const window = pageWindow(input, visualOrder)
  const keys = await db
    .select(window.key)
    .from(starredVisuals)
    .innerJoin(visuals, eq(visuals.id, starredVisuals.visualId))
    // Only visuals of one's own can be starred; to say so lets the database walk them in their order.
    .where(and(mine, eq(visuals.userId, actor.userId), window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const items = await visualsOnPage(context, input, keys)
  return presentPage(input, { keys, items, total: await db.$count(starredVisuals, mine) })
}
