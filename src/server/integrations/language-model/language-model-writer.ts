import type { Template } from '@/core/template/template'
import type { WriterAnswer, WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest, CaptionWriter, WritingWatch } from '@/server/services/ports/caption-writer'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import { CandidateSet, type OnFaults } from './candidate-set'
import { createCatalogues } from './catalogue'
import type { Models, RunModel } from './models'
import { askSmallModel } from './small-model'
import { candidatesMax, type WriterBrief, type WritingReply, writeCandidates } from './write-candidates'

export interface LanguageModelWriterOptions {
  models: Models
  templates: readonly Template[]
  /** Writes what the model does not. */
  builtIn: CaptionWriter
  /** Checks what the model wrote: a text that was let through can still be answered with words that are not. */
  acceptor: MemeAcceptor
  /** Called after a run in which memes were left out, with how many for which fault. */
  onFaults?: OnFaults | undefined
}

/**
 * A caption writer that asks a language model:
 * 1. the built-in writer writes all of it, which takes a millisecond and tells the language;
 * 2. unless it has failed too often of late, the model is asked, else the second one;
 * 3. each meme that arrives is checked, and those who watch see it at once;
 * 4. what the model wrote goes first, and the built-in memes on other templates make up the number.
 *
 * Whatever the model does, as many memes come back as the built-in writer gives; somebody who watches sees those of 1
 * at once and each of 3 as it passes.
 */
export function createLanguageModelWriter(options: LanguageModelWriterOptions): CaptionWriter {
  const { builtIn, models, acceptor, onFaults } = options
  const catalogueFor = createCatalogues(options.templates)
  return {
    async write(request, watch) {
      const writing = builtIn.write(request)
      const askInTurn = await models.openRun(request.accountId)
      if (!askInTurn) return { ...(await writing), modelMissed: true }
      const shown = writing.then(({ memes }) => watch?.onDrafts(memes))
      const brief = catalogueFor(request)
      const set = openSet(request, brief, { watch, shown, acceptor })
      const asking = askInTurn<WritingReply>(
        async (model) => {
          const reply = await askOne({ request, brief, set, writing, watch }, model)
          if (set.faults.size > 0) onFaults?.(set.faults, model.choice.modelId)
          return reply
        },
        () => set.memes.length > 0,
      )
      const [offline, { reply, usage }] = await Promise.all([writing, asking, shown])
      const memes = reply?.ranked ?? set.memes.slice(0, request.count)
      return complete(request.count, offline, { memes, usage, isWatched: !watch?.signal.aborted })
    },
  }
}

interface Run {
  request: CaptionRequest
  brief: WriterBrief
  set: CandidateSet
  /** Memes of the built-in writer: a small model writes on the same templates. */
  writing: Promise<WriterAnswer>
  watch: WritingWatch | undefined
}

/** The spare memes are shown only when the judge has found them a place. */
function openSet(
  request: CaptionRequest,
  { templates }: WriterBrief,
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

async function askOne(
  { request, brief, set, writing, watch }: Run,
  { choice, ask, totalMs }: RunModel,
): Promise<WritingReply> {
  const signal = watch?.signal
  const untranslated = async () => {
    const { notice, memes } = await writing
    return notice ? memes : []
  }
  if (!choice.isSmall) return writeCandidates({ request, brief, set, untranslated, ask, totalMs, signal })
  const drafted = (await writing).memes.flatMap(({ templateName }) => brief.templates.get(templateName) ?? [])
  return {
    ...(await askSmallModel({ request, templates: drafted, set, untranslated, ask, signal, totalMs })),
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
