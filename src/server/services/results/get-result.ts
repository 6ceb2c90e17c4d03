import { and, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { Result } from '@/contracts/meme-shapes'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { presentResult, selectResults } from './present-result'

/**
 * One of the caller's memes.
 * @throws NOT_FOUND also for a meme of somebody else: its existence is nobody's business
 */
export async function getResult(context: ServiceContext, resultId: string): Promise<Result> {
  const [row] = await selectResults(context).where(
    and(eq(results.id, resultId), eq(results.userId, context.actor.userId)),
  )
  if (!row) throw new AppError('NOT_FOUND', 'There is no such meme in your library.')
  return presentResult(row, context.site.url)
}
