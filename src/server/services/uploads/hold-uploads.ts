import { inArray } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { Database } from '../../db/client'
import { uploads } from '../../db/schema/uploads'

/**
 * Keeps the uploads beneath memes from being deleted before the memes are stored: a deletion waits until the
 * transaction ends and then finds them. Names of templates are passed over.
 *
 * @throws GONE when one was deleted while the memes were made
 */
export async function holdUploads(transaction: Database, imageNames: readonly string[]): Promise<void> {
  const keys = [...new Set(imageNames.flatMap((name) => uploadKeyOf(name) ?? []))]
  if (keys.length === 0) return
  const held = await transaction
    .select({ deletedAt: uploads.deletedAt })
    .from(uploads)
    .where(inArray(uploads.key, keys))
    .for('share')
  if (held.length === keys.length && held.every(({ deletedAt }) => deletedAt === null)) return
  throw new AppError('GONE', 'You deleted this picture.')
}
