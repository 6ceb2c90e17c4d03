import type { Template } from '@/core/template/template'
import type { WriterAnswer, WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest, CaptionWriter, WritingWatch } from '@/server/services/ports/caption-writer'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import type { AskModel, ModelReply } from './ask-model'
import { type CandidateFault, CandidateSet } from './candidate-set'
import { type Catalogue, createCatalogues } from './catalogue'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'
import type { ModelFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'
import { addUsage } from './model-usage'
import { askSmallModel } from './small-model'
import { candidatesMax, type WritingReply, writeCandidates } from './write-candidates'

export interface LanguageModelWriterOptions {
  choice: ModelChoice
  /** Asked when the first one rests or fails before it wrote anything. */
  secondChoice?: ModelChoice | undefined
  limits: ModelLimits
  templates: readonly Template[]
  /** Writes what the model does not. */
  builtIn: CaptionWriter
  /** Checks what the model wrote: a text that was let through can still be answered with words that are not. */
  acceptor: MemeAcceptor
  /** False when no more may be spent today, for this account or for all. Without it nothing is counted. */
  maySpend?: ((accountId: string | undefined) => Promise<boolean>) | undefined
  /** Called with the reason when a model did not finish, and with the letters sent and received. */
  onFailure?: (failure: ModelFailure, letters: ModelReply['letters'], modelId: string) => void
  /** Called after a run in which memes were left out, with how many for which fault. */
  onFaults?: (faults: ReadonlyMap<CandidateFault, number>, modelId: string) => void
}

/** A second model is not worth its start with less time than this, in ms. */
const secondModelMsMin = 3000

/**
 * A caption writer that asks a language model:
 * 1. the built-in writer writes all of it, which takes a millisecond and tells the language;
 * 2. unless it has failed too often of late, the model is asked, else the second one;
 * 3. each meme that arrives is checked, and those who watch see it at once;
 * 4. what the model wrote goes first, and the built-in memes on other templates make up the number.
 *
 * Whatever the model does, as many memes come back as the built-in writer gives; somebody who watches sees those of 1
 * at once and each of 3 as it passes. The model's packages are loaded with the first text.
 */
export function createLanguageModelWriter(options: LanguageModelWriterOptions): CaptionWriter {
  const { builtIn, limits, choice, secondChoice } = options
  const catalogueFor = createCatalogues(options.templates)
  const models = [choice, ...(secondChoice ? [secondChoice] : [])].map((one) => openLater(one, limits))
  return {
    async write(request, watch) {
      const writing = builtIn.write(request)
      const ready = models.filter(({ breaker }) => breaker.mayTry())
      const maySpend = ready.length > 0 && (await (options.maySpend?.(request.accountId) ?? true))
      if (!maySpend) return { ...(await writing), modelMissed: true }
      const shown = writing.then(({ memes }) => watch?.onDrafts(memes))
      const set = openSet(request, catalogueFor(request), { watch, shown, acceptor: options.acceptor })
      const run = { request, catalogue: catalogueFor(request), set, writing, watch }
      const [offline, reply] = await Promise.all([writing, askInTurn(run, ready, options), shown])
      const memes = reply.ranked ?? set.memes.slice(0, request.count)
      return complete(request.count, offline, {
        memes,
        usage: reply.usage,
        isWatched: !watch?.signal.aborted,
      })
    },
  }
}

interface Model {
  choice: ModelChoice
  breaker: CircuitBreaker
  open(): Promise<AskModel>
}

/** Loads the packages with the first call, and again with the next one should that fail. */
function openLater(choice: ModelChoice, limits: ModelLimits): Model {
  let opening: Promise<AskModel> | null = null
  return {
    choice,
    breaker: createCircuitBreaker(limits),
    open() {
      opening ??= import('./ask-model')
        .then(({ createAskModel }) => createAskModel(choice, limits))
        .catch((error: unknown) => {
          opening = null
          throw error
        })
      return opening
    },
  }
}

interface Run {
  request: CaptionRequest
  catalogue: Catalogue
  set: CandidateSet
  /** Memes of the built-in writer: a small model writes on the same templates. */
  writing: Promise<WriterAnswer>
  watch: WritingWatch | undefined
}

/** The spare memes are shown only when the judge has found them a place. */
function openSet(
  request: CaptionRequest,
  { templates }: Catalogue,
  {
    watch,
    shown,
    acceptor,
  }: { watch: WritingWatch | undefined; shown: Promise<unknown>; acceptor: MemeAcceptor },
): CandidateSet {
  let told = 0
  const onMeme =
    watch &&
    (async (meme: WrittenMeme) => {
      await shown
      told++
      if (told <= request.count) await watch.onMeme(meme)
    })
  return new CandidateSet({ request, templates, acceptor, countMax: candidatesMax(request.count), onMeme })
}

/** Asks one model after the other until one has written something or time is up. */
async function askInTurn(
  run: Run,
  models: readonly Model[],
  { limits, onFailure, onFaults }: LanguageModelWriterOptions,
): Promise<WritingReply> {
  const endsAtMs = performance.now() + limits.totalMs
  let usage: WritingReply['usage'] = null
  let reply = notAsked
  for (const { choice, breaker, open } of models) {
    const totalMs = Math.ceil(endsAtMs - performance.now())
    if (reply.failure && totalMs < secondModelMsMin) break
    reply = await askOne(run, { choice, open, totalMs })
    const { failure, letters } = reply
    if (failure === null) breaker.succeeded()
    else {
      breaker.failed(failure)
      onFailure?.(failure, letters, choice.modelId)
    }
    usage = addUsage(usage, reply.usage)
    if (run.set.faults.size > 0) onFaults?.(run.set.faults, choice.modelId)
    const isOver = failure === null || failure.fault === 'asker' || run.set.memes.length > 0
    if (isOver) break
  }
  return { ...reply, usage }
}

const notAsked: WritingReply = { failure: null, usage: null, letters: { asked: 0, heard: 0 }, ranked: null }

async function askOne(
  { request, catalogue, set, writing, watch }: Run,
  { choice, open, totalMs }: Pick<Model, 'choice' | 'open'> & { totalMs: number },
): Promise<WritingReply> {
  const ask = await open().catch(() => null)
  if (!ask) return { ...notAsked, failure: { kind: 'not-loaded', fault: 'service' } }
  const signal = watch?.signal
  if (!choice.isSmall) return writeCandidates({ request, catalogue, set, ask, totalMs, signal })
  const drafted = (await writing).memes.flatMap(
    ({ templateName }) => catalogue.templates.get(templateName) ?? [],
  )
  const consider: CandidateSet['consider'] = (said) => set.consider(said)
  return {
    ...(await askSmallModel({ request, templates: drafted, ask, consider, signal, totalMs })),
    ranked: null,
  }
}

interface Written {
  memes: readonly WrittenMeme[]
  usage: WriterAnswer['usage'] | null
  /** False when the asker left before the model could write. */
  isWatched: boolean
}

/** The model's memes, then the built-in ones on templates that are still free. */
export function complete(
  count: number,
  offline: WriterAnswer,
  { memes: written, usage, isWatched }: Written,
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
    ...(written.length === 0 && isWatched ? { modelMissed: true } : {}),
  }
}
