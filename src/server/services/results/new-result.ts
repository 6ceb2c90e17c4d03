import { memeSize } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { watermarkText } from '@/core/watermark/watermark-text'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { results } from '../../db/schema/results'
import type { Account } from '../accounts/get-account'
import { newImageId } from '../identifiers/new-image-id'
import type { OpenRun } from '../runs/paid-run'
import type { ServiceContext } from '../service-context'
import type { ResultRow } from './present-result'

/** A meme that is made and not yet stored. */
export interface NewResult extends ResultRow {
  /** A generative model wrote the words. */
  wordsByModel: boolean
}

/** The mark that the caller's pictures bear. @see spec §4 */
export function watermarkFor(
  { site }: Pick<ServiceContext, 'site'>,
  account: Account,
  isTest: boolean,
): string {
  if (isTest) return `${site.brandName} test`
  return watermarkText({
    subscription: null,
    watermarkText: account.watermarkText,
    brandText: site.brandName,
  })
}

interface Drawn {
  document: MemeDocument
  altText: string
  animated: boolean
  /** Why this template, in one short line. */
  reason: string | null
  /** Place among the results of its run, from 0. */
  position: number
  wordsByModel: boolean
}

/** Gives a document of a run its row, its size and its picture's address. */
export function newResult(
  { newId, ports }: Pick<ServiceContext, 'newId' | 'ports'>,
  { promptId, account, at }: OpenRun,
  { document, altText, animated, reason, position, wordsByModel }: Drawn,
): NewResult {
  const { widthPx, heightPx } = memeSize(document, ports.renderer.measure)
  return {
    document,
    altText,
    wordsByModel,
    starredAt: null,
    result: {
      id: newId(),
      userId: account.userId,
      promptId,
      imageId: newImageId(),
      position,
      widthPx,
      heightPx,
      animated,
      reason,
      shareKey: null,
      createdAt: at,
      updatedAt: at,
    },
  }
}

/** Stores memes with their pictures. */
export async function storeResults(transaction: Database, rows: readonly NewResult[]): Promise<void> {
  await transaction.insert(images).values(
    rows.map(({ result, document, altText, wordsByModel }) => ({
      id: result.imageId,
      userId: result.userId,
      document,
      altText,
      wordsByModel,
      createdAt: result.createdAt,
    })),
  )
  await transaction.insert(results).values(rows.map(({ result }) => result))
}
