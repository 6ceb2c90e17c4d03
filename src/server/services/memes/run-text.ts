import type { TextRunOutput } from '@/contracts/text-run'
import { frameSidePxMax } from '@/core/animation/frame-sheet'
import { composeMeme } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { findTemplate } from '@/templates/templates'
import { type NewResult, newResult, storeResults, watermarkFor } from '../results/new-result'
import { presentResult } from '../results/present-result'
import { type OpenRun, paidRun } from '../runs/paid-run'
import type { ServiceContext } from '../service-context'

/** A run that turns a text into pictures. */
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
 * Text to memes: the writer chooses templates and words, and each is laid out.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see paidRun for the order of moderating, making, charging and storing
 */
export async function runText(context: ServiceContext, run: TextRun): Promise<TextRunOutput> {
  const { kind, text, inputLanguage, outputLanguage, variation } = run
  const { promptId, made, credits } = await paidRun(context, {
    asked: { kind, text, inputLanguage, outputLanguage, variation },
    async make(open) {
      const pictures = kind === 'text-to-gif' ? 'moving' : 'still'
      const answer = await context.ports.captionWriter.write({ ...run, pictures })
      const rows = answer.memes.map((meme, position) => composeRow(context, open, { run, meme, position }))
      return { rows, usage: answer.usage, notice: answer.notice }
    },
    usageOf: ({ usage }) => usage,
    store: (transaction, { rows }) => storeResults(transaction, rows),
  })
  return {
    promptId,
    results: made.rows.map((row) => presentResult(row, context.site.url)),
    credits,
    ...(made.notice ? { notice: made.notice } : {}),
  }
}

interface ComposeInput {
  run: TextRun
  meme: WrittenMeme
  position: number
}

function composeRow(
  context: ServiceContext,
  open: OpenRun,
  { run, meme, position }: ComposeInput,
): NewResult {
  const template = findTemplate(meme.templateName)
  if (!template) throw new Error(`The writer named a template that does not exist: ${meme.templateName}`)
  const document = composeMeme(
    {
      template,
      words: meme.words,
      header: meme.header,
      footer: meme.footer,
      maxDimension: template.motion ? Math.min(run.maxDimension, frameSidePxMax) : run.maxDimension,
      watermark: watermarkFor(context, open.account, open.isTest),
      language: run.outputLanguage,
    },
    context.ports.renderer.measure,
  )
  return newResult(context, open, {
    document,
    altText: describeMeme(template, document),
    animated: template.motion !== null,
    reason: meme.reason,
    position,
    wordsByModel: meme.wordsByModel ?? false,
  })
}
