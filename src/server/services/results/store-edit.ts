import { eq } from 'drizzle-orm'
import type { Result } from '@/contracts/meme-shapes'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import { newImageId } from '../identifiers/new-image-id'
import type { ServiceContext } from '../service-context'
import { type CountingContext, countMemeEvent } from './count-meme-event'
import { memeWords } from './meme-words'
import { imageRow } from './new-result'
import { presentNewResult, type ResultRow } from './present-result'
import { runHash } from './test-copies'

/**
 * Gives a meme that was changed a picture with an address of its own; the old address goes on showing the old one.
 *
 * The caller has already put the picture's facts, such as name and size, into the row.
 * @returns it as its owner will read it
 * @throws BAD_REQUEST when no list could show it
 * @see docs/adr/0005-images-are-immutable-snapshots.md
 */
export async function storeEdit(
  transaction: Database,
  { now, site, ...context }: Omit<CountingContext, 'db'> & Pick<ServiceContext, 'site'>,
  { result, ...picture }: ResultRow,
): Promise<Result> {
  const at = now()
  const { imageName, animated, reason, widthPx, heightPx } = result
  const change = { imageId: newImageId(), imageName, animated, reason, widthPx, heightPx, updatedAt: at }
  const edited = { ...picture, result: { ...result, ...change } }
  const { document, isTest } = picture
  const hash = isTest && result.promptId !== null ? runHash(result.userId, document) : null
  await countMemeEvent({ ...context, now, db: transaction }, 'edit', [result.id])
  await transaction.insert(images).values({ ...imageRow(edited), runHash: hash, createdAt: at })
  await transaction
    .update(results)
    .set({ ...change, words: memeWords(document) })
    .where(eq(results.id, result.id))
  return presentNewResult(edited, site.url)
}
