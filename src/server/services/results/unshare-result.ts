import { and, eq } from 'drizzle-orm'
import type { ResultOutput, StarInput } from '@/contracts/result'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { getResult } from './get-result'

/**
 * Ends the page of one of the caller's memes, if it has one. Its address is forgotten: it never shows anything again.
 * @throws NOT_FOUND
 */
export async function unshareResult(context: ServiceContext, { resultId }: StarInput): Promise<ResultOutput> {
  const { actor, db } = context
  await db
    .update(results)
    .set({ shareKey: null, sharesPrompt: false })
    .where(and(eq(results.id, resultId), eq(results.userId, actor.userId)))
  return { result: await getResult(context, resultId) }
}
