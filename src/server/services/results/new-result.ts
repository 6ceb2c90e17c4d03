import { watermarkText } from '@/core/watermark/watermark-text'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import type { Account } from '../accounts/load-account'
import { planWithRights } from '../billing/find-billing'
import { newImageId } from '../identifiers/new-image-id'
import type { SizedMeme } from '../ports/layout-engine'
import type { OpenRun } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { holdUploads } from '../uploads/hold-uploads'
import { memeWords } from './meme-words'
import type { ResultRow } from './present-result'
import { runHash } from './test-copies'

/** A meme that is made and not yet stored. */
export type NewResult = ResultRow

/** The mark of what a test key made. */
export function testMark({ site }: Pick<ServiceContext, 'site'>): string {
  return `${site.brandName} test`
}

/** The mark that the caller's pictures bear. @see spec §4 */
export function watermarkFor(
  { now, site }: Pick<ServiceContext, 'now' | 'site'>,
  account: Account,
  isTest: boolean,
): string {
  if (isTest) return testMark({ site })
  return watermarkText({
    subscription: planWithRights(account, now())?.metadata ?? null,
    watermarkText: account.watermarkText,
    brandText: site.brandName,
  })
}

interface Drawn extends SizedMeme {
  altText: string
  animated: boolean
  /** Why this template, in one short line. */
  reason: string | null
  /** Place among the results of its run, from 0. */
  position: number
  wordsByModel: boolean
}

/** Origin of a meme: a run, or the editor, and then it has no prompt. */
interface Origin extends Pick<OpenRun, 'account' | 'at' | 'isTest'> {
  promptId: string | null
  /** A new id when absent. */
  resultId?: string | undefined
}

/** Gives a document its row and its picture's address. */
export function newResult(
  { newId }: Pick<ServiceContext, 'newId'>,
  { promptId, resultId, account, at, isTest }: Origin,
  { document, widthPx, heightPx, altText, animated, reason, position, wordsByModel }: Drawn,
): NewResult {
  return {
    document,
    altText,
    wordsByModel,
    isTest,
    starredAt: null,
    result: {
      id: resultId ?? newId(),
      userId: account.userId,
      promptId,
      imageId: newImageId(),
      imageName: document.imageName,
      position,
      widthPx,
      heightPx,
      animated,
      reason,
      shareKey: null,
      sharesPrompt: false,
      createdAt: at,
      updatedAt: at,
    },
  }
}

/** Columns of a result's picture, without its hash and time. */
export function imageRow({ result, document, altText, wordsByModel, isTest }: ResultRow) {
  return {
    id: result.imageId,
    userId: result.userId,
    resultId: result.id,
    document,
    altText,
    wordsByModel,
    isTest,
  }
}

/** Stores memes with their pictures. @throws GONE when their upload was deleted while they were made */
export async function storeResults(transaction: Database, rows: readonly NewResult[]): Promise<void> {
  await holdUploads(
    transaction,
    rows.map(({ document }) => document.imageName),
  )
  await transaction.insert(images).values(
    rows.map((row) => {
      const { result, document } = row
      const hash = result.promptId === null ? null : runHash(result.userId, document)
      return { ...imageRow(row), runHash: hash, createdAt: result.createdAt }
    }),
  )
  await transaction
    .insert(results)
    .values(rows.map(({ result, document }) => ({ ...result, words: memeWords(document) })))
}
