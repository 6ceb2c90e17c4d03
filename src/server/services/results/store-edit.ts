import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import { newImageId } from '../identifiers/new-image-id'
import type { ServiceContext } from '../service-context'
import { memeWords } from './meme-words'
import type { ResultRow } from './present-result'
import { runHash } from './test-copies'

/**
 * Gives a meme that was changed a picture with an address of its own; the old address goes on showing the old one.
 *
 * The caller has already put the picture's facts, such as name and size, into the row.
 * @returns it as it is stored
 * @see docs/adr/0005-images-are-immutable-snapshots.md
 */
export async function storeEdit(
  transaction: Database,
  { now }: Pick<ServiceContext, 'now'>,
  { result, ...picture }: ResultRow,
): Promise<ResultRow> {
  const at = now()
  const { document, altText, wordsByModel, isTest } = picture
  const { imageName, animated, reason, widthPx, heightPx } = result
  const change = { imageId: newImageId(), imageName, animated, reason, widthPx, heightPx, updatedAt: at }
  await transaction.insert(images).values({
    id: change.imageId,
    userId: result.userId,
    resultId: result.id,
    document,
    altText,
    wordsByModel,
    isTest,
    runHash: isTest && result.promptId !== null ? runHash(result.userId, document) : null,
    createdAt: at,
  })
  const words = memeWords(document)
  await transaction
    .update(results)
    .set({ ...change, words })
    .where(eq(results.id, result.id))
  return { ...picture, result: { ...result, ...change } }
}
