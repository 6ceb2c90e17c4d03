import { eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { uploads } from '../../db/schema/uploads'
import type { ImageStorage } from '../ports/image-storage'
import type { ServiceContext } from '../service-context'

interface UploadFile {
  mediaType: string
  read(): Promise<Uint8Array>
}

/**
 * The blank picture of an upload, for anybody who has its address, as its memes are.
 * @throws NOT_FOUND there never was one
 * @throws GONE its owner deleted it
 */
export async function getUploadFile(
  { db, imageStorage }: Pick<ServiceContext, 'db'> & { imageStorage: ImageStorage },
  key: string,
): Promise<UploadFile> {
  const [row] = await db
    .select({
      storageKey: uploads.storageKey,
      mediaType: uploads.mediaType,
      deletedAt: uploads.deletedAt,
    })
    .from(uploads)
    .where(eq(uploads.key, key))
  if (!row) throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  if (row.deletedAt) throw new AppError('GONE', 'This picture was deleted by its owner.')
  return { mediaType: row.mediaType, read: () => imageStorage.get(row.storageKey) }
}
