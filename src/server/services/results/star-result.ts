import type { ResultOutput, StarInput } from '@/contracts/result'
import { starredResults } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { getResult } from './get-result'

/** Stars one of the caller's memes; a star on a star changes nothing. @throws NOT_FOUND */
export async function starResult(context: ServiceContext, { resultId }: StarInput): Promise<ResultOutput> {
  const result = await getResult(context, resultId)
  await context.db
    .insert(starredResults)
    .values({ userId: context.actor.userId, resultId, createdAt: context.now() })
    .onConflictDoNothing()
  return { result: { ...result, starred: true } }
}
