import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { DeleteUploadInput, DeleteUploadOutput } from '@/contracts/themed-upload'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import { uploads } from '../../db/schema/uploads'
import type { ServiceContext } from '../service-context'

/**
 * Deletes one of the caller's pictures and the memes on it, which cannot be painted without it: all their addresses
 * answer 410 from then on. The file goes last, so that a call that failed there can be repeated.
 *
 * @throws NOT_FOUND
 * @throws SERVICE_UNAVAILABLE when the file could not be removed; everything else is done
 */
export async function deleteUpload(
  { actor, db, now, ports }: ServiceContext,
  { name }: DeleteUploadInput,
): Promise<DeleteUploadOutput> {
  const mine = and(eq(uploads.key, uploadKeyOf(name) ?? ''), eq(uploads.userId, actor.userId))
  const { storageKey, memesDeleted } = await db.transaction(async (transaction) => {
    const [upload] = await transaction.select().from(uploads).where(mine).for('update')
    if (!upload) throw new AppError('NOT_FOUND', 'There is no such picture among your templates.')
    const deletedAt = upload.deletedAt ?? now()
    await transaction
      .update(uploads)
      .set({ deletedAt, tones: null, title: '', description: null })
      .where(eq(uploads.id, upload.id))
    // Pictures from before an edit, too.
    const emptied = await transaction
      .update(images)
      .set({ document: null, altText: '', deletedAt })
      .where(and(eq(images.userId, actor.userId), sql`${images.document} ->> 'imageName' = ${name}`))
      .returning({ id: images.id })
    const gone = await transaction
      .delete(results)
      .where(
        inArray(
          results.imageId,
          emptied.map(({ id }) => id),
        ),
      )
      .returning({ id: results.id })
    return { storageKey: upload.storageKey, memesDeleted: gone.length }
  })
  await ports.imageStorage.remove(storageKey)
  return { deleted: true, memesDeleted }
}
