import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { PageInput, VisualPage } from '@/contracts/pages'
import { starredVisuals, visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { presentVisual, selectVisuals } from './present-visual'

/** The visuals that the caller starred, newest visual first; a page beyond the last is empty. */
export async function listSavedVisuals(context: ServiceContext, input: PageInput): Promise<VisualPage> {
  const { actor, db, site } = context
  const rows = await selectVisuals(context)
    .where(and(eq(visuals.userId, actor.userId), isNotNull(starredVisuals.createdAt)))
    .orderBy(desc(visuals.createdAt), desc(visuals.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
  const [counted] = await db
    .select({ total: count() })
    .from(starredVisuals)
    .where(eq(starredVisuals.userId, actor.userId))
  return {
    items: rows.map((row) => presentVisual(row, site.url)),
    page: input.page,
    pageSize: input.pageSize,
    total: counted?.total ?? 0,
  }
}
