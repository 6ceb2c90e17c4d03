import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@/contracts/errors'
import type { ResultOutput, UpdateResultInput } from '@/contracts/result'
import { describeMeme } from '@/core/meme/describe-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { getAccount } from '../accounts/get-account'
import type { SizedMeme } from '../ports/layout-engine'
import type { ServiceContext } from '../service-context'
import { holdUploads } from '../uploads/hold-uploads'
import { documentOfSize } from './document-of-size'
import { getBlankPicture } from './get-blank-picture'
import { getResultRow, lockResult } from './get-result'
import { moderateWords } from './moderate-words'
import { watermarkFor } from './new-result'
import { presentNewResult, type ResultRow } from './present-result'
import { refuseCostly } from './refuse-costly'
import { storeEdit } from './store-edit'
import { staysTest } from './test-copies'

/**
 * Changes the words and boxes of one of the caller's memes, or the picture beneath them. Free.
 *
 * 1. The words as they would be are moderated.
 * 2. With the meme's row locked, so that of two edits at once none is lost by halves, the change is laid over what is
 *    there then.
 * 3. A picture that differs gets a row and an address of its own; the old address goes on showing the old picture.
 *
 * @throws NOT_FOUND | GONE | CONTENT_BLOCKED
 * @throws BAD_REQUEST when header and footer leave no room for another picture, the words take too long to
 *   paint, or no list could show the meme
 * @throws CONFLICT when it was changed after `ifUnchangedSince`
 * @see docs/adr/0005-images-are-immutable-snapshots.md
 */
export async function updateResult(
  context: ServiceContext,
  { id, ifUnchangedSince, ...change }: UpdateResultInput,
): Promise<ResultOutput> {
  const before = await getResultRow(context, id)
  await moderateWords(context, { ...before.document, ...given(change) })
  const picture = await getBlankPicture(context, change.imageName ?? before.document.imageName)
  const account = await getAccount(context)
  const result = await context.db.transaction(async (transaction) => {
    const within = { ...context, db: transaction }
    await lockResult(within, id)
    const current = await getResultRow(within, id)
    refuseWhenChanged(current, ifUnchangedSince)
    const isTest = await staysTest(within, current, { ...current.document, ...given(change) })
    const watermark = watermarkFor(context, account, isTest)
    // Nothing is lost to a picture that is deleted meanwhile.
    await holdUploads(transaction, change.imageName === undefined ? [] : [change.imageName])
    const isMoving = change.imageName === undefined ? current.result.animated : picture.motion !== null
    const edited = await editedMeme(context, current, { ...change, watermark }, isMoving)
    const { document } = edited
    if (isDeepStrictEqual(document, current.document)) return presentNewResult(current, context.site.url)
    refuseCostly(document)
    const altText = describeMeme(picture, document)
    const changed = { ...current.result, ...onPicture(current, edited, isMoving) }
    return storeEdit(transaction, context, { ...current, result: changed, document, altText, isTest })
  })
  return { result }
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
async function editedMeme(
  { ports }: Pick<ServiceContext, 'ports'>,
  { document }: ResultRow,
  { watermark, imageName, width, height, ...change }: Change & { watermark: string },
  isMoving: boolean,
): Promise<SizedMeme> {
  const { layout } = ports
  const changed = { ...document, ...given(change), watermark }
  const sized =
    imageName === undefined || width === undefined || height === undefined
      ? changed
      : await documentOfSize({ ...changed, imageName, width, height }, watermark, layout)
  return JSON.parse(JSON.stringify(await layout.shrinkMeme({ document: sized, isMoving })))
}

/** Columns that describe the picture. Another picture drops the reason why the old one was chosen. */
function onPicture(
  { result, document: before }: ResultRow,
  { document: { imageName }, widthPx, heightPx }: SizedMeme,
  animated: boolean,
) {
  const reason = imageName === before.imageName ? result.reason : null
  return { imageName, widthPx, heightPx, animated, reason }
}
