import { and, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { Result } from '@/contracts/meme-shapes'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { presentResults, type ResultRow, selectResults } from './present-result'

function mine({ actor }: Pick<ServiceContext, 'actor'>, resultId: string) {
  return and(eq(results.id, resultId), eq(results.userId, actor.userId))
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such meme in your library.')
}

/** One of the caller's memes as it is stored. @throws NOT_FOUND as `getResult` does */
export async function getResultRow(
  context: Pick<ServiceContext, 'actor' | 'db'>,
  resultId: string,
): Promise<ResultRow> {
  const [row] = await selectResults(context).where(mine(context, resultId))
  if (!row) throw notFound()
  return row
}

/**
 * Makes every other change of this meme wait until the transaction ends. Read the meme after it, never with it: a row
 * that was waited for is joined with the picture that it had before.
 *
 * @throws NOT_FOUND as `getResult` does
 */
export async function lockResult(
  context: Pick<ServiceContext, 'actor' | 'db'>,
  resultId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ id: results.id })
    .from(results)
    .where(mine(context, resultId))
    .for('update')
  if (!row) throw notFound()
}

/**
 * One of the caller's memes.
 * @throws NOT_FOUND also for a meme of somebody else, whose existence is nobody's business, and for one that cannot be
 * read
 */
export async function getResult(context: ServiceContext, resultId: string): Promise<Result> {
  const [result] = presentResults(context, [await getResultRow(context, resultId)])
  if (!result) throw new AppError('NOT_FOUND', 'This meme cannot be read. You can still delete it.')
  return result
}
