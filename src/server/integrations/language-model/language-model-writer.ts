import type { Template } from '@/core/template/template'
import type { ModelUsage, WriterAnswer, WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest, CaptionWriter } from '@/server/services/ports/caption-writer'
import type { Moderator } from '@/server/services/ports/moderator'
import { acceptMeme } from './accept-meme'
import type { AskModel, ModelReply } from './ask-model'
import { type Catalogue, createCatalogues } from './catalogue'
import { createCircuitBreaker } from './circuit-breaker'
import type { MemeElement } from './meme-element'
import type { ModelFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'
import { askSmallModel } from './small-model'
import { writePrompt } from './write-prompt'

export interface LanguageModelWriterOptions {
  choice: ModelChoice
  limits: ModelLimits
  templates: readonly Template[]
  /** Writes what the model does not. */
  builtIn: CaptionWriter
  /** Reads what the model wrote: a text that was let through can still be answered with words that are not. */
  moderator: Pick<Moderator, 'check'>
  /** Called with the reason when the model did not finish, and with the letters sent and received. */
  onFailure?: (failure: ModelFailure, letters: ModelReply['letters']) => void
}

/**
 * A caption writer that asks a language model:
 * 1. the built-in writer writes all of it, which takes a millisecond and tells the language;
 * 2. unless the model has failed too often of late, it is asked with the catalogue and the text;
 * 3. each meme that arrives is checked: template, slots, lengths, faults, moderation; one that fails is skipped;
 * 4. what the model wrote goes first, and the built-in memes on other templates make up the number.
 *
 * Whatever the model does, as many memes come back as the built-in writer gives; somebody who watches sees those of 1
 * at once and each of 3 as it passes. The model's packages are loaded with the first text.
 */
export function createLanguageModelWriter(options: LanguageModelWriterOptions): CaptionWriter {
  const { builtIn, limits } = options
  const breaker = createCircuitBreaker(limits)
  const catalogueFor = createCatalogues(options.templates)
  const opened = openOnce(options)
  return {
    async write(request, watch) {
      if (!breaker.mayTry()) return builtIn.write(request)
      const writing = builtIn.write(request)
      const shown = writing.then(({ memes }) => watch?.onDrafts(memes))
      const onMeme = watch && ((meme: WrittenMeme) => shown.then(() => watch.onMeme(meme)))
      const [offline, { memes, usage, failure, letters }] = await Promise.all([
        writing,
        collectMemes(
          { request, catalogue: catalogueFor(request), signal: watch?.signal, onMeme, writing },
          options,
          opened,
        ),
        shown,
      ])
      if (failure === null) breaker.succeeded()
      else {
        breaker.failed(failure.fault)
        options.onFailure?.(failure, letters)
      }
      return complete(request.count, offline, memes, usage)
    },
  }
}

/** Loads the packages with the first call, and again with the next one should that fail. */
function openOnce({ choice, limits }: LanguageModelWriterOptions): () => Promise<AskModel> {
  let opening: Promise<AskModel> | null = null
  return () => {
    opening ??= import('./ask-model')
      .then(({ createAskModel }) => createAskModel(choice, limits))
      .catch((error: unknown) => {
        opening = null
        throw error
      })
    return opening
  }
}

interface Errand {
  request: CaptionRequest
  /** What the built-in writer wrote: a small model writes on the same templates. */
  writing: Promise<WriterAnswer>
  catalogue: Catalogue
  signal: AbortSignal | undefined
  /** Called with each meme that passes, before the next one is read. */
  onMeme: ((meme: WrittenMeme) => Promise<void>) | undefined
}

async function collectMemes(
  { request, catalogue: { instructions, templates }, signal, onMeme, writing }: Errand,
  { moderator, choice, limits }: LanguageModelWriterOptions,
  opened: () => Promise<AskModel>,
): Promise<ModelReply & { memes: WrittenMeme[] }> {
  const memes: WrittenMeme[] = []
  const taken = new Set<string>()
  const { text, count, outputLanguage } = request
  const consider = async (element: MemeElement) => {
    if (memes.length === count) return null
    const meme = acceptMeme(element, { templates, taken, text, outputLanguage })
    if (Array.isArray(meme)) return null
    const said = [meme.header ?? '', ...Object.values(meme.words), meme.reason].join('\n')
    if (!(await moderator.check(said)).allowed) return null
    taken.add(meme.templateName)
    memes.push(meme)
    await onMeme?.(meme)
    return meme
  }
  const ask = await opened().catch(() => null)
  if (!ask) {
    return {
      memes,
      usage: null,
      failure: { kind: 'not-loaded', fault: 'service' },
      letters: { asked: 0, heard: 0 },
    }
  }
  if (choice.isSmall) {
    const drafted = (await writing).memes.flatMap(({ templateName }) => templates.get(templateName) ?? [])
    const errand = { request, templates: drafted, ask, consider, signal, totalMs: limits.totalMs }
    return { memes, ...(await askSmallModel(errand)) }
  }
  const templateIds = [...templates.keys()]
  const prompt = writePrompt(request, templateIds)
  const question = { instructions, prompt, templateIds, count, signal }
  return { memes, ...(await ask(question, consider)) }
}

/** The model's memes, then the built-in ones on templates that are still free. */
function complete(
  count: number,
  offline: WriterAnswer,
  written: readonly WrittenMeme[],
  usage: ModelUsage | null,
): WriterAnswer {
  const taken = new Set(written.map(({ templateName }) => templateName))
  const fillers = offline.memes
    .filter(({ templateName }) => !taken.has(templateName))
    .slice(0, Math.max(0, count - written.length))
  const { notice, ...answer } = offline
  return {
    ...answer,
    memes: [...written, ...fillers],
    // A model translates; the notice is about what the built-in writer wrote.
    ...(notice && fillers.length > 0 ? { notice } : {}),
    ...(usage ? { usage } : {}),
  }
}
