import { and, eq, inArray } from 'drizzle-orm'
import type { DeletedMany, DeleteManyInput } from '@/contracts/result'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { countMemeEvent } from './count-meme-event'

/**
 * Deletes those of the memes that are the caller's, in one transaction, as `deleteResult` does one. They are locked in
 * the order of their ids, so that two calls with the same memes wait for each other and never both for the other.
 */
export async function deleteResults(
  context: ServiceContext,
  { resultIds }: DeleteManyInput,
): Promise<DeletedMany> {
  const { actor, db, now } = context
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: results.id })
      .from(results)
      .where(and(inArray(results.id, resultIds), eq(results.userId, actor.userId)))
      .orderBy(results.id)
      .for('update')
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { deleted: 0 }
    await countMemeEvent({ ...context, db: transaction }, 'delete', ids)
    await transaction
      .update(images)
      .set({ document: null, altText: '', deletedAt: now() })
      .where(inArray(images.resultId, ids))
    await transaction.delete(results).where(inArray(results.id, ids))
    return { deleted: ids.length }
  })
}
