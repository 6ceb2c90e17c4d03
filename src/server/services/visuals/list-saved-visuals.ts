import { and, eq } from 'drizzle-orm'
import type { LibraryPageInput, VisualPage } from '@/contracts/pages'
import { starredVisuals, visuals } from '../../db/schema/visuals'
import { idsOnPage, pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { visualOrder, visualsOnPage } from './visuals-on-page'

/** The visuals that the caller starred, newest visual first; a page beyond the last is empty. */
export async function listSavedVisuals(
  context: ServiceContext,
  input: LibraryPageInput,
): Promise<VisualPage> {
  const { actor, db } = context
  const starred = eq(starredVisuals.userId, actor.userId)
  // Only visuals of one's own can be starred; to say so lets the database walk them in their order.
  const mine = and(starred, eq(visuals.userId, actor.userId), foundBy(visuals.words, input.search))
  const window = pageWindow(input, visualOrder)
  const keys = await db
    .select(window.key)
    .from(starredVisuals)
    .innerJoin(visuals, eq(visuals.id, starredVisuals.visualId))
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const items = await visualsOnPage(context, idsOnPage(input, keys))
  const total = input.search?.trim()
    ? await db.$count(
        db
          .select(window.key)
          .from(starredVisuals)
          .innerJoin(visuals, eq(visuals.id, starredVisuals.visualId))
          .where(mine)
          .as('found'),
      )
    : await db.$count(starredVisuals, starred)
  return presentPage(input, { keys, items, total })
}
