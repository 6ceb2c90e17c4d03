import type { Template } from '@/core/template/template'
import { fenceText } from '@/core/writer/prompt-parts'
import { linesOf, memeOf, pictureAsTemplate } from '@/core/writer/themed/any-picture'
import { fillThemed, type ThemedMeme } from '@/core/writer/themed/fill-themed'
import type { ThemedAnswer } from '@/core/writer/themed/write-themed'
import type { ModelUsage, WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import type { OwnPicture, ThemedRequest, ThemedWriter } from '@/server/services/ports/themed-writer'
import { CandidateSet, type OnFaults } from './candidate-set'
import { memesOn } from './meme-element'
import type { Models, RunModel } from './models'
import { askSmallModel } from './small-model'
import { themedRules, writeThemedPrompt } from './themed-prompt'
import type { Untranslated } from './translate-memes'
import { type WriterBrief, type WritingReply, writeCandidates } from './write-candidates'

export interface ThemedModelWriterOptions {
  models: Models
  /** The model is shown the pictures that people bring. */
  seesPictures: boolean
  /** Writes what the model does not. */
  builtIn: ThemedWriter
  acceptor: MemeAcceptor
  onFaults?: OnFaults | undefined
}

/**
 * A writer of memes about a theme that asks a language model, by the same calls as the caption writer. Our templates are
 * told in words, which say more than a model would see; a picture that somebody brought is shown, if the model sees.
 * The built-in memes make up the number.
 */
export function createThemedModelWriter(options: ThemedModelWriterOptions): ThemedWriter {
  const { builtIn, seesPictures } = options
  return {
    async writeForTemplate(request, template) {
      const offline = await builtIn.writeForTemplate(request, template)
      const untranslated = async () => (offline.notice ? offline.memes : [])
      return complete(request, offline, await askForTheme({ request, template, untranslated }, options))
    },
    async writeForPicture(request, picture) {
      const offline = await builtIn.writeForPicture(request, picture)
      const template = pictureAsTemplate(picture.descriptions, fenceText)
      const read = seesPictures ? () => copyOf(picture) : undefined
      const untranslated = async () => (offline.notice ? offline.memes.map(memeOf) : [])
      const { memes, ...asked } = await askForTheme({ request, template, read, untranslated }, options)
      return complete(request, offline, { ...asked, memes: memes.map(linesOf) })
    },
  }
}

interface ThemedRun {
  request: ThemedRequest
  template: Template
  read?: (() => Promise<Uint8Array | undefined>) | undefined
  untranslated: Untranslated
}

interface Written<Meme> {
  memes: readonly Meme[]
  usage: ModelUsage | null
}

async function askForTheme(
  { request, template, read, untranslated }: ThemedRun,
  { models, acceptor, onFaults }: ThemedModelWriterOptions,
): Promise<Written<WrittenMeme>> {
  const askInTurn = await models.openRun(request.accountId)
  if (!askInTurn) return { memes: [], usage: null }
  const asked: CaptionRequest = { ...request, text: request.theme, pictures: 'still' }
  const templates = new Map([[template.name, template]])
  const set = new CandidateSet({
    request: asked,
    templates,
    acceptor,
    isOnePicture: true,
    countMax: asked.count,
  })
  const brief: WriterBrief = {
    instructions: themedRules,
    form: memesOn(template.name),
    templates,
    picture: await read?.(),
    messageFor: (call) => writeThemedPrompt(call, template),
  }
  const { usage } = await askInTurn(
    async (model) => {
      const reply = await askOne({ request: asked, template, brief, set, untranslated }, model)
      if (set.faults.size > 0) onFaults?.(set.faults, model.choice.modelId)
      return reply
    },
    () => set.memes.length > 0,
  )
  return { memes: set.memes, usage }
}

interface ModelRun {
  request: CaptionRequest
  template: Template
  brief: WriterBrief
  set: CandidateSet
  untranslated: Untranslated
}

async function askOne(
  { request, template, brief, set, untranslated }: ModelRun,
  { choice, ask, totalMs }: RunModel,
): Promise<WritingReply> {
  if (!choice.isSmall)
    return writeCandidates({ request, brief, set, untranslated, ask, totalMs, signal: undefined })
  const reply = await askSmallModel({
    request,
    templates: Array.from({ length: request.count }, () => template),
    picture: brief.picture,
    set,
    untranslated,
    ask,
    signal: undefined,
    totalMs,
  })
  return { ...reply, ranked: null }
}

/** Undefined when it cannot be read: then the model writes without it. */
async function copyOf({ read }: OwnPicture): Promise<Uint8Array | undefined> {
  if (!read) return undefined
  const { smallCopy } = await import('./small-copy')
  return read()
    .then(smallCopy)
    .catch(() => undefined)
}

/** The model's memes, then built-in ones that repeat none of their captions. */
function complete<Meme extends ThemedMeme>(
  request: ThemedRequest,
  { notice, ...offline }: ThemedAnswer<Meme>,
  { memes, usage }: Written<Meme>,
): ThemedAnswer<Meme> {
  return {
    ...offline,
    memes: fillThemed(memes, offline.memes, request),
    // A model translates; the notice is about what the built-in writer wrote.
    ...(notice && memes.length < request.count ? { notice } : {}),
    ...(usage ? { usage } : {}),
    ...(memes.length === 0 ? { modelMissed: true } : {}),
  }
}
