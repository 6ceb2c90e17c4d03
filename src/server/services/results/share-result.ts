import { and, eq, sql } from 'drizzle-orm'
import type { ResultOutput, ShareInput } from '@/contracts/result'
import { results } from '../../db/schema/results'
import { randomBase62 } from '../identifiers/random-base62'
import type { ServiceContext } from '../service-context'
import { countMemeEvent } from './count-meme-event'
import { getResult } from './get-result'

/** 131 bits: nobody guesses the address of a shared meme. */
const shareKeyLength = 22

/**
 * Gives one of the caller's memes a page for everybody who has its address. One that is shared keeps its address, also
 * when two calls share it at once; whether the prompt is shown is decided anew. A meme without a prompt shows none.
 *
 * @throws NOT_FOUND
 * @see docs/adr/0029-sharing-and-finding-again.md
 */
export async function shareResult(
  context: ServiceContext,
  { resultId, includePrompt }: ShareInput,
): Promise<ResultOutput> {
  const { actor, db } = context
  return db.transaction(async (transaction) => {
    await transaction
      .update(results)
      .set({
        shareKey: sql`coalesce(${results.shareKey}, ${randomBase62(shareKeyLength)})`,
        sharesPrompt: sql`${includePrompt} and ${results.promptId} is not null`,
      })
      .where(and(eq(results.id, resultId), eq(results.userId, actor.userId)))
    const within = { ...context, db: transaction }
    await countMemeEvent(within, 'share', [resultId])
    return { result: await getResult(within, resultId) }
  })
}
