import { eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Visual } from '@/core/visual/visual-document'
import { images } from '../../db/schema/images'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'

export interface StoredMeme {
  kind: 'meme'
  document: MemeDocument
  altText: string
  /** A generative model wrote its words. */
  wordsByModel: boolean
}

/** The picture behind an image address. */
export type StoredImage = StoredMeme | { kind: 'visual'; visual: Visual }

/**
 * The document behind a picture's address, for anybody who has the address.
 * @throws NOT_FOUND there never was one
 * @throws GONE its owner deleted it
 */
export async function getImage(context: Pick<ServiceContext, 'db'>, imageId: string): Promise<StoredImage> {
  const [image] = await context.db
    .select({ document: images.document, altText: images.altText, wordsByModel: images.wordsByModel })
    .from(images)
    .where(eq(images.id, imageId))
  if (!image) return getVisualImage(context, imageId)
  if (!image.document) throw new AppError('GONE', 'This picture was deleted by its owner.')
  return { kind: 'meme', ...image, document: image.document }
}

async function getVisualImage({ db }: Pick<ServiceContext, 'db'>, imageId: string): Promise<StoredImage> {
  const [row] = await db
    .select({ visual: visuals.composition })
    .from(visuals)
    .where(eq(visuals.imageId, imageId))
  if (!row) throw new AppError('NOT_FOUND', 'There is no picture at this address.')
  return { kind: 'visual', visual: row.visual }
}
