import { eq } from 'drizzle-orm'
import type { Deleted } from '@/contracts/deleted'
import type { ResultIdInput } from '@/contracts/result'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { countMemeEvent } from './count-meme-event'
import { lockResult } from './get-result'

/**
 * Deletes one of the caller's memes and empties all its pictures, those from before its edits too: their addresses
 * answer 410 from then on.
 *
 * @throws NOT_FOUND also when it was deleted before
 * @see docs/adr/0005-images-are-immutable-snapshots.md
 */
export async function deleteResult(context: ServiceContext, { id }: ResultIdInput): Promise<Deleted> {
  await context.db.transaction(async (transaction) => {
    const within = { ...context, db: transaction }
    await lockResult(within, id)
    await countMemeEvent(within, 'delete', [id])
    await transaction
      .update(images)
      .set({ document: null, altText: '', deletedAt: context.now() })
      .where(eq(images.resultId, id))
    await transaction.delete(results).where(eq(results.id, id))
  })
  return { deleted: true }
}
