import { AppError } from '@/contracts/errors'
import type { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
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

/**
 * Text to memes:
 * 1. the account and its credit period are opened;
 * 2. the moderator reads the text;
 * 3. the writer chooses templates and words, and each is laid out (nothing is stored yet, a failure costs nothing);
 * 4. in one transaction the credit is taken and prompt, pictures and results are stored.
 *
 * Test keys do all of it but the taking, and their pictures say so.
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see spec §7 text-to-meme
 */
export async function generateMemes(
  context: ServiceContext,
  input: TextToMemeInput,
): Promise<TextToMemeOutput> {
  const { actor, db, ports, site } = context
  const account = await getAccount(context)
  const period = await openCreditPeriod(context, account)
  const verdict = await ports.moderator.check(input.text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)

  const answer = await ports.captionWriter.write(input)
  const isTest = actor.kind === 'apiKey' && actor.mode === 'test'
  const promptId = context.newId()
  // One moment for the whole run: the library sorts by it and keeps the writer's order within it.
  const at = context.now()
  const rows = answer.memes.map((meme, position) =>
    composeRow(context, { account, input, meme, position, promptId, at, isTest }),
  )
  const spent = await db.transaction(async (transaction) => {
    const after = isTest
      ? period
      : await spendCredits(transaction, {
          userId: account.userId,
          period,
          cost: creditCosts['text-to-meme'],
          reason: 'text-to-meme',
          idempotencyKey: `prompt:${promptId}`,
          siteUrl: site.url,
        })
    await transaction.insert(prompts).values({
      id: promptId,
      userId: account.userId,
      kind: 'text-to-meme',
      text: input.text,
      inputLanguage: input.inputLanguage,
      outputLanguage: input.outputLanguage,
      variation: input.variation,
      createdAt: at,
    })
    await transaction.insert(images).values(
      rows.map(({ result, document, altText }) => ({
        id: result.imageId,
        userId: account.userId,
        document,
        altText,
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
  input: TextToMemeInput
  meme: WrittenMeme
  position: number
  promptId: string
  at: Date
  isTest: boolean
}

function composeRow(
  { newId, ports, site }: ServiceContext,
  { account, input, meme, position, promptId, at, isTest }: ComposeInput,
): ResultRow {
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
      maxDimension: input.maxDimension,
      watermark: isTest ? `${site.brandName} test` : watermark,
      language: input.outputLanguage,
    },
    measure,
  )
  const { widthPx, heightPx } = memeSize(document, measure)
  return {
    document,
    altText: describeMeme(template, document),
    starredAt: null,
    result: {
      id: newId(),
      userId: account.userId,
      promptId,
      imageId: newImageId(),
      position,
      widthPx,
      heightPx,
      animated: false,
      reason: meme.reason,
      shareKey: null,
      createdAt: at,
      updatedAt: at,
    },
  }
}
