import type { BrowserMeme } from '@/contracts/browser-memes'
import { AppError } from '@/contracts/errors'
import { TextRunOutput } from '@/contracts/text-run'
import { MemeDraft } from '@/contracts/text-run-step'
import type { JokeShape } from '@/core/template/template'
import type { Tone } from '@/core/writer/rank/tones'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionWriter } from '../ports/caption-writer'
import { type NewResult, newResult, storeResults, watermarkFor } from '../results/new-result'
import { presentResult } from '../results/present-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { layOutMemes } from './lay-out-memes'
import { byText, recentMemes } from './recent-memes'

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
  /** What a model in the caller's browser wrote; then no other model is asked. */
  written?: readonly BrowserMeme[] | undefined
}

/** Observer of a run. Drafts it receives are laid out but not yet stored or charged for. */
export interface TextRunWatch {
  /** Aborted when the observer leaves. */
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
 * @see runAndCharge for the order of moderating, making, charging and storing
 */
export async function runText(
  context: ServiceContext,
  run: TextRun,
  watch?: TextRunWatch,
): Promise<TextRunOutput> {
  const { kind, text, inputLanguage, outputLanguage, variation, tone } = run
  return runAndCharge(context, {
    asked: { kind, text, inputLanguage, outputLanguage, variation, tone },
    output: TextRunOutput,
    async make(open) {
      const pictures = kind === 'text-to-gif' ? 'moving' : 'still'
      const rowsOf = (memes: readonly WrittenMeme[]) => composeRows(context, open, { run, memes })
      const draftsOf = async (memes: readonly WrittenMeme[]) =>
        (await rowsOf(memes)).map((row) => MemeDraft.parse(presentResult(row, context.site.url)))
      const recent = byText(await recentMemes(context), text)
      const answer = await writerFor(context.ports, run, open).write(
        {
          ...run,
          pictures,
          recent: recent.other,
          told: recent.same,
          accountId: context.actor.userId,
        },
        watch && {
          signal: watch.signal,
          onDrafts: async (memes) => watch.onDrafts(await draftsOf(memes)),
          onMeme: async (meme) => {
            for (const draft of await draftsOf([meme])) watch.onMeme(draft)
          },
        },
      )
      if (!answer.memes.some(({ wordsByModel }) => wordsByModel)) watch?.signal.throwIfAborted()
      // Nothing is charged for nothing.
      if (answer.memes.length === 0)
        throw new AppError('BAD_REQUEST', 'without: no template is left. Leave out fewer.')
      const rows = await rowsOf(answer.memes)
      return { rows, usage: answer.usage, notice: answer.notice, modelMissed: answer.modelMissed === true }
    },
    answer: ({ rows, notice, modelMissed }, paid) => ({
      ...paid,
      results: rows.map((row) => presentResult(row, context.site.url)),
      ...(notice ? { notice } : {}),
      ...(modelMissed ? { modelMissed } : {}),
    }),
    // decision: ADR-0056
    isFree: ({ modelMissed }) => modelMissed,
    usageOf: ({ usage }) => usage,
    store: (transaction, { rows }) => storeResults(transaction, rows),
  })
}

interface ComposeInput {
  run: TextRun
  memes: readonly WrittenMeme[]
}

/** Written memes, laid out for the caller and not yet stored. */
export async function composeRows(
  context: ServiceContext,
  open: OpenRun,
  { run, memes }: ComposeInput,
): Promise<NewResult[]> {
  const laidOut = await layOutMemes(context, memes, {
    maxDimension: run.maxDimension,
    watermark: watermarkFor(context, open.account, open.isTest),
    language: run.outputLanguage,
  })
  return laidOut.map(({ written, ...meme }, position) =>
    newResult(context, open, {
      ...meme,
      reason: written.reason,
      position,
      wordsByModel: written.wordsByModel ?? false,
    }),
  )
}

/** A test key must not be a free language model, and what a browser wrote needs no second one. */
function writerFor(
  { captionWriter, freeWriter, browserWriter }: ServiceContext['ports'],
  { written }: TextRun,
  { isTest }: OpenRun,
): CaptionWriter {
  if (isTest) return freeWriter
  if (!written) return captionWriter
  return browserWriter(
    written.map(({ templateName, words }) => ({
      templateId: templateName,
      words,
      header: '',
      reason: '',
      engine: '',
    })),
  )
}
