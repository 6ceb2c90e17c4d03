import { AppError } from '@/contracts/errors'
import type { TextRunOutput } from '@/contracts/text-run'
import { frameSidePxMax } from '@/core/animation/frame-sheet'
import { creditCosts } from '@/core/credits/credit-costs'
import { composeMeme, memeSize } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import { watermarkText } from '@/core/watermark/watermark-text'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { findTemplate } from '@/templates/templates'
import { images } from '../../db/schema/images'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { type Account, getAccount } from '../accounts/get-account'
import { presentCredits } from '../credits/get-credits'
import { openCreditPeriod } from '../credits/open-credit-period'
import { spendCredits } from '../credits/spend-credits'
import { newImageId } from '../identifiers/new-image-id'
import { presentResult, type ResultRow } from '../results/present-result'
import type { ServiceContext } from '../service-context'

/** A paid run that turns a text into pictures. */
export interface TextRun {
  kind: 'text-to-meme' | 'text-to-gif'
  text: string
  /** px of the longer side. */
  maxDimension: number
  inputLanguage: string
  outputLanguage: string
  variation: number
  /** How many pictures; no two share a template. */
  count: number
}

/**
 * Text to memes:
 * 1. the account and its credit period are opened;
 * 2. the moderator reads the text;
 * 3. the writer chooses templates and words, and each is laid out (nothing is stored yet, a failure costs nothing);
 * 4. in one transaction the credit is taken and prompt, pictures and results are stored.
 *
 * Test keys do all of it but the taking, and their pictures say so.
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 */
export async function runText(context: ServiceContext, run: TextRun): Promise<TextRunOutput> {
  const { actor, db, ports, site } = context
  const account = await getAccount(context)
  const period = await openCreditPeriod(context, account)
  const verdict = await ports.moderator.check(run.text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)

  const pictures = run.kind === 'text-to-gif' ? 'moving' : 'still'
  const answer = await ports.captionWriter.write({ ...run, pictures })
  const isTest = actor.kind === 'apiKey' && actor.mode === 'test'
  const promptId = context.newId()
  // One moment for the whole run: the library sorts by it and keeps the writer's order within it.
  const at = context.now()
  const rows = answer.memes.map((meme, position) =>
    composeRow(context, { account, run, meme, position, promptId, at, isTest }),
  )
  const spent = await db.transaction(async (transaction) => {
    const after = isTest
      ? period
      : await spendCredits(transaction, {
          userId: account.userId,
          period,
          cost: creditCosts[run.kind],
          reason: run.kind,
          idempotencyKey: `prompt:${promptId}`,
          siteUrl: site.url,
        })
    await transaction.insert(prompts).values({
      id: promptId,
      userId: account.userId,
      kind: run.kind,
      text: run.text,
      inputLanguage: run.inputLanguage,
      outputLanguage: run.outputLanguage,
      variation: run.variation,
      modelUsage: answer.usage ?? null,
      createdAt: at,
    })
    await transaction.insert(images).values(
      rows.map(({ result, document, altText, wordsByModel }) => ({
        id: result.imageId,
        userId: account.userId,
        document,
        altText,
        wordsByModel,
        createdAt: at,
      })),
    )
    await transaction.insert(results).values(rows.map(({ result }) => result))
    return after
  })
  return {
    promptId,
    results: rows.map((row) => presentResult(row, site.url)),
    credits: presentCredits(spent),
    ...(answer.notice ? { notice: answer.notice } : {}),
  }
}

interface ComposeInput {
  account: Account
  run: TextRun
  meme: WrittenMeme
  position: number
  promptId: string
  at: Date
  isTest: boolean
}

interface ComposedRow extends ResultRow {
  wordsByModel: boolean
}

function composeRow(
  { newId, ports, site }: ServiceContext,
  { account, run, meme, position, promptId, at, isTest }: ComposeInput,
): ComposedRow {
  const template = findTemplate(meme.templateName)
  if (!template) throw new Error(`The writer named a template that does not exist: ${meme.templateName}`)
  const { measure } = ports.renderer
  const watermark = watermarkText({
    subscription: null,
    watermarkText: account.watermarkText,
    brandText: site.brandName,
  })
  const document = composeMeme(
    {
      template,
      words: meme.words,
      header: meme.header,
      footer: meme.footer,
      maxDimension: template.motion ? Math.min(run.maxDimension, frameSidePxMax) : run.maxDimension,
      watermark: isTest ? `${site.brandName} test` : watermark,
      language: run.outputLanguage,
    },
    measure,
  )
  const { widthPx, heightPx } = memeSize(document, measure)
  return {
    document,
    altText: describeMeme(template, document),
    wordsByModel: meme.wordsByModel ?? false,
    starredAt: null,
    result: {
      id: newId(),
      userId: account.userId,
      promptId,
      imageId: newImageId(),
      position,
      widthPx,
      heightPx,
      animated: template.motion !== null,
      reason: meme.reason,
      shareKey: null,
      createdAt: at,
      updatedAt: at,
    },
  }
}
