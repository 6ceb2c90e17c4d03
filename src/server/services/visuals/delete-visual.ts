import { and, eq } from 'drizzle-orm'
import type { Deleted } from '@/contracts/deleted'
import { AppError } from '@/contracts/errors'
import type { VisualIdInput } from '@/contracts/minimalist-visual'
import { images } from '../../db/schema/images'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'

/**
 * Deletes one of the caller's visuals. An empty picture takes its address, which answers 410 from then on.
 *
 * @throws NOT_FOUND also when it was deleted before
 */
export async function deleteVisual(
  { actor, db, now }: ServiceContext,
  { id }: VisualIdInput,
): Promise<Deleted> {
  await db.transaction(async (transaction) => {
    const [gone] = await transaction
      .delete(visuals)
      .where(and(eq(visuals.id, id), eq(visuals.userId, actor.userId)))
      .returning({ imageId: visuals.imageId, createdAt: visuals.createdAt })
    if (!gone) throw new AppError('NOT_FOUND', 'There is no such visual in your library.')
    await transaction.insert(images).values({
      id: gone.imageId,
      userId: actor.userId,
      document: null,
      createdAt: gone.createdAt,
      deletedAt: now(),
    })
  })
  return { deleted: true }
}
