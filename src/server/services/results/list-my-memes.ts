import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { PageInput, ResultPage } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { results, starredResults } from '../../db/schema/results'
import { readPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { presentResults, selectResults } from './present-result'

/** A page of memes; absent, neither words nor stars choose among them. */
type MemeListInput = PageInput & { search?: string | undefined; starred?: boolean }

/** The caller's memes, newest or last changed first; a page beyond the last is empty. @throws BAD_REQUEST */
export async function listMyMemes(context: ServiceContext, input: MemeListInput): Promise<ResultPage> {
  const { actor, db } = context
  const mine = and(eq(results.userId, actor.userId), found(context, input.search), starred(context, input))
  const time = input.sort === 'updated_at' ? results.updatedAt : results.createdAt
  return readPage(db, input, {
    table: results,
    mine,
    order: { time, position: results.position, id: results.id },
    itemsOf: async (ids, orderBy) => {
      const rows = await selectResults(context)
        .where(inArray(results.id, ids))
        .orderBy(...orderBy)
      return presentResults(context, rows)
    },
  })
}

/**
 * A meme has the words itself, or the prompt has them that it was made from. Two sets of ids rather than one condition:
 * each comes from an index, and an `or` across tables from none.
 */
function found({ actor, db }: ServiceContext, search: string | undefined): SQL | undefined {
  const byWords = foundBy(results.words, search)
  const byPrompt = foundBy(prompts.words, search)
  if (!byWords || !byPrompt) return undefined
  const own = db
    .select({ id: results.id })
    .from(results)
    .where(and(eq(results.userId, actor.userId), byWords))
  const prompted = db
    .select({ id: results.id })
    .from(prompts)
    .innerJoin(results, eq(results.promptId, prompts.id))
    .where(and(eq(prompts.userId, actor.userId), byPrompt))
  return sql`${results.id} in ${own.union(prompted)}`
}

function starred({ actor, db }: ServiceContext, input: MemeListInput): SQL | undefined {
  if (!input.starred) return undefined
  const star = and(eq(starredResults.resultId, results.id), eq(starredResults.userId, actor.userId))
  return exists(db.select({ one: sql`1` }).from(starredResults).where(star))
}
