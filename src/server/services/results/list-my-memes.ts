import { and, eq, inArray } from 'drizzle-orm'
import type { PageInput, ResultPage } from '@/contracts/pages'
import { results } from '../../db/schema/results'
import { idsOnPage, pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { presentResult, selectResults } from './present-result'

/** The caller's memes, newest or last changed first; a page beyond the last is empty. @throws BAD_REQUEST */
export async function listMyMemes(context: ServiceContext, input: PageInput): Promise<ResultPage> {
  const { actor, db, site } = context
  const mine = eq(results.userId, actor.userId)
  const time = input.sort === 'updated_at' ? results.updatedAt : results.createdAt
  const window = pageWindow(input, { time, position: results.position, id: results.id })
  const keys = await db
    .select(window.key)
    .from(results)
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const rows = await selectResults(context)
    .where(inArray(results.id, idsOnPage(input, keys)))
    .orderBy(...window.orderBy)
  const items = rows.map((row) => presentResult(row, site.url))
  return presentPage(input, { keys, items, total: await db.$count(results, mine) })
}
