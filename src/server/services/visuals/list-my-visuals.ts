import { count, desc, eq } from 'drizzle-orm'
import type { PageInput, VisualPage } from '@/contracts/pages'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { presentVisual, selectVisuals } from './present-visual'

/** The caller's visuals, newest first; a page beyond the last is empty. They never change, so both sorts are one. */
export async function listMyVisuals(context: ServiceContext, input: PageInput): Promise<VisualPage> {
  const { actor, db, site } = context
  const mine = eq(visuals.userId, actor.userId)
  const rows = await selectVisuals(context)
    .where(mine)
    .orderBy(desc(visuals.createdAt), desc(visuals.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
  const [counted] = await db.select({ total: count() }).from(visuals).where(mine)
  return {
    items: rows.map((row) => presentVisual(row, site.url)),
    page: input.page,
    pageSize: input.pageSize,
    total: counted?.total ?? 0,
  }
}
