import { count, desc, eq } from 'drizzle-orm'
import type { PageInput, ResultPage } from '@/contracts/pages'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { presentResult, selectResults } from './present-result'

/** The caller's memes, newest first; a page beyond the last is empty. */
export async function listMyMemes(context: ServiceContext, input: PageInput): Promise<ResultPage> {
  const { actor, db, site } = context
  const mine = eq(results.userId, actor.userId)
  const newest = input.sort === 'updated_at' ? results.updatedAt : results.createdAt
  const rows = await selectResults(context)
    .where(mine)
    .orderBy(desc(newest), results.position, results.id)
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
  const [counted] = await db.select({ total: count() }).from(results).where(mine)
  return {
    items: rows.map((row) => presentResult(row, site.url)),
    page: input.page,
    pageSize: input.pageSize,
    total: counted?.total ?? 0,
  }
}
