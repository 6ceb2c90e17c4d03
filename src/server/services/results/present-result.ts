import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { Result } from '@/contracts/meme-shapes'
import type { MemeDocument } from '@/core/meme/meme-document'
import { findTemplate } from '@/templates/templates'
import { images } from '../../db/schema/images'
import { results, starredResults } from '../../db/schema/results'
import { rowsPresenter } from '../pages/present-rows'
import type { ServiceContext } from '../service-context'

/** A result with its picture and the caller's star, as the queries below select it. */
export interface ResultRow {
  result: Omit<typeof results.$inferSelect, 'words'>
  document: MemeDocument
  altText: string
  /** A generative model wrote the words. */
  wordsByModel: boolean
  /** A test key had a part in it. */
  isTest: boolean
  starredAt: Date | null
}

/** Selects results of one user with picture and star; add `where`, order and limit. */
export function selectResults({ db }: Pick<ServiceContext, 'db'>) {
  const { words: _words, ...columns } = getTableColumns(results)
  return db
    .select({
      result: columns,
      // Never null beneath this join.
      document: sql<MemeDocument>`${images.document}`,
      altText: images.altText,
      wordsByModel: images.wordsByModel,
      isTest: images.isTest,
      starredAt: starredResults.createdAt,
    })
    .from(results)
    .innerJoin(images, and(eq(images.id, results.imageId), isNotNull(images.document)))
    .leftJoin(
      starredResults,
      and(eq(starredResults.resultId, results.id), eq(starredResults.userId, results.userId)),
    )
}

/** The permanent address of a picture; another ending gives another format. */
export function imageUrl(siteUrl: string, imageId: string, animated: boolean): string {
  return `${siteUrl}/i/${imageId}.${animated ? 'gif' : 'png'}`
}

/**
 * A result for the wire. It offers every column by its own name, and the contract that each answer passes takes those it
 * lists. So a column appears in lists as soon as the contract names it.
 */
export function presentResult({ result, document, altText, starredAt }: ResultRow, siteUrl: string): Result {
  const { reason, shareKey, sharesPrompt, widthPx, heightPx, ...columns } = result
  return {
    ...columns,
    imageName: document.imageName,
    imageUrl: imageUrl(siteUrl, result.imageId, result.animated),
    shareUrl: shareKey ? `${siteUrl}/s/${shareKey}` : null,
    ...(shareKey ? { sharesPrompt } : {}),
    captions: document.captions,
    header: document.header,
    footer: document.footer,
    width: widthPx,
    height: heightPx,
    pictureHeight: document.pictureHeightPx,
    watermark: document.watermark,
    motion: findTemplate(document.imageName)?.motion ?? null,
    altText,
    ...(reason === null ? {} : { reason }),
    starred: starredAt !== null,
    createdAt: result.createdAt.toISOString(),
    updatedAt: result.updatedAt.toISOString(),
  }
}

export const presentResults = rowsPresenter({
  kind: 'meme',
  contract: Result,
  idOf: ({ result }) => result.id,
  present: presentResult,
})

/**
 * A result that is about to be stored, as its owner will read it.
 * @throws BAD_REQUEST when no list could show it, so that it is not stored
 */
export function presentNewResult(row: ResultRow, siteUrl: string): Result {
  const read = Result.safeParse(presentResult(row, siteUrl))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new AppError('BAD_REQUEST', `${issue?.path.join('.')} ${issue?.message}.`, { cause: read.error })
}
