import { eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import { images } from '../../db/schema/images'
import type { ServiceContext } from '../service-context'

export interface StoredImage {
  document: MemeDocument
  altText: string
  /** A generative model wrote its words. */
  wordsByModel: boolean
}

/**
 * The document behind a picture's address, for anybody who has the address.
 * @throws NOT_FOUND there never was one
 * @throws GONE its owner deleted it
 */
export async function getImage({ db }: Pick<ServiceContext, 'db'>, imageId: string): Promise<StoredImage> {
  const [image] = await db
    .select({ document: images.document, altText: images.altText, wordsByModel: images.wordsByModel })
    .from(images)
    .where(eq(images.id, imageId))
  if (!image) throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  if (!image.document) throw new AppError('GONE', 'This picture was deleted by its owner.')
  return { ...image, document: image.document }
}
