import type { Template } from '@/core/template/template'
import { addUsage } from '@/core/writer/model-usage'
import { smallInstructions, wordsBySlot, writeSmallPrompt } from '@/core/writer/small-prompt'
import type { WriterRequest } from '@/core/writer/written-meme'
import type { AskModel, ModelReply } from './ask-model'
import type { CandidateSet } from './candidate-set'
import { translateMemes, type Untranslated } from './translate-memes'

/** A further call is not worth its start with less time than this, in ms. */
const furtherCallMsMin = 5000
/** One meme in a script that takes three tokens for a letter. */
const outputTokensMax = 550

export interface SmallModelErrand {
  request: WriterRequest
  /** Those to write on, in this order. */
  templates: readonly Template[]
  /** A small JPEG of the picture, where it is none of ours. */
  picture?: Uint8Array | undefined
  ask: AskModel
  set: CandidateSet
  untranslated: Untranslated
  /** Aborted when the caller leaves. */
  signal: AbortSignal | undefined
  /** Time for all calls together, in ms. */
  totalMs: number
}

/**
 * One call per meme, one after the other, each with the one template that it is for: a small model chooses badly among
 * eighty, and a local server answers one call at a time. What has come when time runs out counts. Built-in memes in another
 * language that would make up the number are translated by one last call.
 */
export async function askSmallModel(errand: SmallModelErrand): Promise<ModelReply> {
  const { request, templates, ask, set, totalMs } = errand
  const endsAtMs = performance.now() + totalMs
  const deadline = AbortSignal.timeout(totalMs)
  const signal = AbortSignal.any([deadline, ...(errand.signal ? [errand.signal] : [])])
  const told: string[] = []
  const reply: ModelReply = { failure: null, usage: null, letters: { asked: 0, heard: 0 } }
  for (const template of templates) {
    const form = wordsBySlot(template)
    const question = {
      instructions: smallInstructions,
      prompt: writeSmallPrompt(request, template, told),
      picture: errand.picture,
      schema: form.schema,
      listName: 'memes',
      outputTokensMax,
      signal,
    }
    const { failure, usage, letters } = await ask(question, async (element) => {
      const said = form.read(element)
      const meme = said && (await set.consider(said))
      if (meme) told.push(Object.values(meme.words).join(' / '))
      return meme !== null
    })
    reply.usage = addUsage(reply.usage, usage)
    reply.letters.asked += letters.asked
    reply.letters.heard += letters.heard
    // Enough came in time, or the model never answered.
    if (deadline.aborted && !errand.signal?.aborted) {
      if (told.length === 0) reply.failure = { kind: 'timeout', fault: 'service' }
      return reply
    }
    if (failure) return { ...reply, failure }
  }
  const leftMs = endsAtMs - performance.now()
  if (set.missing > 0 && leftMs > furtherCallMsMin && !signal.aborted) {
    const { untranslated } = errand
    const { usage, letters } = await translateMemes(set, request, { untranslated, ask, leftMs, signal })
    reply.usage = addUsage(reply.usage, usage)
    reply.letters.asked += letters.asked
    reply.letters.heard += letters.heard
  }
  return reply
}
