import type { Template } from '@/core/template/template'
import type { ModelMeme } from '@/core/writer/accept/model-meme'
import { addUsage } from '@/core/writer/model-usage'
import { smallInstructions, wordsBySlot, writeSmallPrompt } from '@/core/writer/small-prompt'
import type { WriterRequest, WrittenMeme } from '@/core/writer/written-meme'
import type { AskModel, ModelReply } from './ask-model'

/** One meme in a script that takes three tokens for a letter. */
const outputTokensMax = 550

export interface SmallModelErrand {
  request: WriterRequest
  /** Those to write on, in this order. */
  templates: readonly Template[]
  /** A small JPEG of the picture, where it is none of ours. */
  picture?: Uint8Array | undefined
  ask: AskModel
  /** Tells the model's meme when it may be shown. */
  consider(meme: ModelMeme): Promise<WrittenMeme | null>
  /** Aborted when the caller leaves. */
  signal: AbortSignal | undefined
  /** Time for all calls together, in ms. */
  totalMs: number
}

/**
 * One call per meme, one after the other, each with the one template that it is for: a small model chooses badly among
 * eighty, and a local server answers one call at a time. What has come when time runs out counts.
 */
export async function askSmallModel(errand: SmallModelErrand): Promise<ModelReply> {
  const { request, templates, ask, consider, totalMs } = errand
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
      const meme = said && (await consider(said))
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
  return reply
}
