import { AppError } from '@/contracts/errors'
import type { TextRunOutput } from '@/contracts/text-run'
import { MemeDraft } from '@/contracts/text-run-step'
import { frameSidePxMax } from '@/core/animation/frame-sheet'
import { composeMeme } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import type { JokeShape } from '@/core/template/template'
import type { Tone } from '@/core/writer/tones'
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
  /** The joke that is wanted; any when absent. */
  jokeShape?: JokeShape | undefined
  /** How they are meant to sound; any when absent. */
  tone?: Tone | undefined
  /** Names of templates that are left out. */
  without?: readonly string[] | undefined
}

/** Somebody who watches a run: what is shown is laid out, but neither stored nor charged for. */
export interface TextRunWatch {
  /** Aborted when nobody watches any more. */
  signal: AbortSignal
  onDrafts(memes: MemeDraft[]): void
  onMeme(meme: MemeDraft): void
}

/**
 * Text to memes: the writer chooses templates and words, and each is laid out.
 *
 * When its watcher leaves, the writer is told to stop. A run that had nothing better to show than drafts ends there
 * and costs nothing; from the first better meme on it is finished with what there is, so that what was shown is paid
 * for and what is paid for is in the library.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS, and the signal's reason when the watcher left in time
 * @throws BAD_REQUEST when no template is left
 * @see paidRun for the order of moderating, making, charging and storing
 */
export async function runText(
  context: ServiceContext,
  run: TextRun,
  watch?: TextRunWatch,
): Promise<TextRunOutput> {
  const { kind, text, inputLanguage, outputLanguage, variation, tone } = run
  const { promptId, made, credits } = await paidRun(context, {
    asked: { kind, text, inputLanguage, outputLanguage, variation, tone },
    async make(open) {
      const pictures = kind === 'text-to-gif' ? 'moving' : 'still'
      const rowOf = (meme: WrittenMeme, position: number) =>
        composeRow(context, open, { run, meme, position })
      const draftOf = (meme: WrittenMeme) => MemeDraft.parse(presentResult(rowOf(meme, 0), context.site.url))
      const { captionWriter, freeWriter } = context.ports
      // A test key must not be a free language model.
      const answer = await (open.isTest ? freeWriter : captionWriter).write(
        { ...run, pictures },
        watch && {
          signal: watch.signal,
          onDrafts: (memes) => watch.onDrafts(memes.map(draftOf)),
          onMeme: (meme) => watch.onMeme(draftOf(meme)),
        },
      )
      if (!answer.memes.some(({ wordsByModel }) => wordsByModel)) watch?.signal.throwIfAborted()
      // Nothing is charged for nothing.
      if (answer.memes.length === 0)
        throw new AppError('BAD_REQUEST', 'without: no template is left. Leave out fewer.')
      const rows = answer.memes.map(rowOf)
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

/** A written meme, laid out for the caller and not yet stored. */
export function composeRow(
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
