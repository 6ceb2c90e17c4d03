import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { ResultOutput, UpdateResultInput } from '@/contracts/result'
import { memeSize } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { shrinkMeme } from '@/core/meme/shrink-meme'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import { getAccount } from '../accounts/get-account'
import { isTestKey } from '../api-keys/is-test-key'
import { newImageId } from '../identifiers/new-image-id'
import type { ServiceContext } from '../service-context'
import { getBlankPicture } from './get-blank-picture'
import { getResultRow, lockResult } from './get-result'
import { moderateWords } from './moderate-words'
import { testMark, watermarkFor } from './new-result'
import { presentResult, type ResultRow } from './present-result'

/**
 * Changes the words and boxes of one of the caller's memes. Free.
 *
 * 1. The words as they would be are moderated.
 * 2. With the meme's row locked, so that of two edits at once none is lost by halves, the change is laid over what is
 *    there then.
 * 3. A picture that differs gets a row and an address of its own; the old address goes on showing the old picture.
 *
 * @throws NOT_FOUND | GONE | CONTENT_BLOCKED
 * @throws CONFLICT when it was changed after `ifUnchangedSince`
 * @see docs/adr/0005-images-are-immutable-snapshots.md
 */
export async function updateResult(
  context: ServiceContext,
  { id, ifUnchangedSince, ...change }: UpdateResultInput,
): Promise<ResultOutput> {
  const before = await getResultRow(context, id)
  await moderateWords(context, { ...before.document, ...given(change) })
  const picture = await getBlankPicture(context, before.document.imageName)
  const account = await getAccount(context)
  const mark = watermarkFor(context, account, isTestKey(context.actor))
  const row = await context.db.transaction(async (transaction) => {
    await lockResult({ ...context, db: transaction }, id)
    const current = await getResultRow({ ...context, db: transaction }, id)
    refuseWhenChanged(current, ifUnchangedSince)
    // An edit with a live key must not turn what a test key made for nothing into a clean meme.
    const isTest = current.document.watermark === testMark(context)
    const watermark = isTest ? current.document.watermark : mark
    const document = editedDocument(context, current, { ...given(change), watermark })
    if (isDeepStrictEqual(document, current.document)) return current
    const altText = describeMeme(picture, document)
    return storeEdit(transaction, context, { ...current, document, altText })
  })
  return { result: presentResult(row, context.site.url) }
}

type Change = Omit<UpdateResultInput, 'id' | 'ifUnchangedSince'>

function refuseWhenChanged({ result }: ResultRow, since: string | undefined): void {
  if (since === undefined || result.updatedAt.getTime() <= Date.parse(since)) return
  throw new AppError(
    'CONFLICT',
    'This meme was changed since you read it. Read it again, then send your change.',
  )
}

/** Only what was sent: an absent part must not erase what is there. */
function given(change: Change): Partial<Pick<MemeDocument, 'captions' | 'header' | 'footer'>> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Through JSON, as it will be stored, so that it can be compared with what is stored. */
function editedDocument(
  { ports }: Pick<ServiceContext, 'ports'>,
  { result, document }: ResultRow,
  change: Partial<MemeDocument>,
): MemeDocument {
  const edited = shrinkMeme({ ...document, ...change }, result.animated, ports.renderer.measure)
  return JSON.parse(JSON.stringify(edited))
}

async function storeEdit(
  transaction: Database,
  { now, ports }: Pick<ServiceContext, 'now' | 'ports'>,
  { result, ...picture }: ResultRow,
): Promise<ResultRow> {
  const at = now()
  const { document, altText, wordsByModel } = picture
  const { widthPx, heightPx } = memeSize(document, ports.renderer.measure)
  const change = { imageId: newImageId(), widthPx, heightPx, updatedAt: at }
  await transaction.insert(images).values({
    id: change.imageId,
    userId: result.userId,
    resultId: result.id,
    document,
    altText,
    wordsByModel,
    createdAt: at,
  })
  await transaction.update(results).set(change).where(eq(results.id, result.id))
  return { ...picture, result: { ...result, ...change } }
}
