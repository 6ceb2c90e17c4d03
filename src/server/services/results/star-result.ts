import { and, eq } from 'drizzle-orm'
import type { ResultOutput, StarInput } from '@/contracts/result'
import { starredResults } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { countMemeEvent, forgetStar } from './count-meme-event'
import { getResult } from './get-result'

/** Stars one of the caller's memes; a star on a star changes nothing. @throws NOT_FOUND */
export async function starResult(context: ServiceContext, { resultId }: StarInput): Promise<ResultOutput> {
  const result = await getResult(context, resultId)
  const starred = await context.db
    .insert(starredResults)
    .values({ userId: context.actor.userId, resultId, createdAt: context.now() })
    .onConflictDoNothing()
    .returning()
  if (starred.length > 0) await countMemeEvent(context, 'star', [resultId])
  return { result: { ...result, starred: true } }
}

/** Takes the star off one of the caller's memes, if there is one. @throws NOT_FOUND */
export async function unstarResult(context: ServiceContext, { resultId }: StarInput): Promise<ResultOutput> {
  const result = await getResult(context, resultId)
  await context.db
    .delete(starredResults)
    .where(and(eq(starredResults.userId, context.actor.userId), eq(starredResults.resultId, resultId)))
  await forgetStar(context, resultId)
  return { result: { ...result, starred: false } }
}
