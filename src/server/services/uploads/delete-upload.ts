import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { DeleteUploadInput, DeleteUploadOutput } from '@/contracts/themed-upload'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import { starredTemplates } from '../../db/schema/starred-templates'
import { uploads } from '../../db/schema/uploads'
import type { ServiceContext } from '../service-context'

/** Columns of a deleted upload: nothing of its content stays. */
export const nothingShown = { tones: null, title: '', description: null, keywords: [], boxes: null }

/**
 * Deletes one of the caller's pictures and the memes on it, which cannot be painted without it: all their addresses
 * answer 410 from then on. New memes on it are waited for or refused (`hold-uploads.ts`). The file goes last, so that
 * a call that failed there can be repeated.
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
      .set({ deletedAt, ...nothingShown })
      .where(eq(uploads.id, upload.id))
    const onIt = and(eq(results.userId, actor.userId), eq(results.imageName, name))
    // An edit that is under way is waited for: the statements after this one see the picture that it made.
    const gone = await transaction.select({ id: results.id }).from(results).where(onIt).for('update')
    // Pictures from before an edit, too.
    await transaction
      .update(images)
      .set({ document: null, altText: '', deletedAt })
      .where(inArray(images.resultId, transaction.select({ id: results.id }).from(results).where(onIt)))
    await transaction.delete(results).where(onIt)
    await transaction
      .delete(starredTemplates)
      .where(and(eq(starredTemplates.userId, actor.userId), eq(starredTemplates.name, name)))
    return { storageKey: upload.storageKey, memesDeleted: gone.length }
  })
  await ports.imageStorage.remove(storageKey)
  return { deleted: true, memesDeleted }
}
