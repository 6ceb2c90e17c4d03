import type { JSONSchema7 } from 'ai'
import { strictObject } from '@/core/writer/strict-object'
import type { ModelUsage } from '@/core/writer/written-meme'
import { createElementReader } from './element-reader'
import { type ModelFailure, notWanted, readFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'
import { openModel } from './open-model'
import { openStream, type StreamOptions } from './open-stream'
import { createPatience, type Patience } from './patience'

/** Once enough was heard, the rest of the answer may take this long: then its provider still tells what it cost. */
const graceMs = 400
/** Letters of an answer after which nothing sensible comes any more. */
const heardLettersMax = 60_000

/** A question whose answer is a list of JSON objects. */
export interface Question {
  /** The same for every text, so that the provider keeps it. */
  instructions: string
  prompt: string
  /** A small JPEG that the question is about. */
  picture?: Uint8Array | undefined
  /** JSON Schema of an element of the list. */
  schema: JSONSchema7
  /** Name of the list on the wire, for providers that want one. */
  listName: string
  outputTokensMax: number
  /** 0..1; 0.9 when absent. */
  temperature?: number | undefined
  /** Time for all of it in ms, where it is less than that of the settings. */
  totalMs?: number | undefined
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal | undefined
}

export interface ModelReply {
  /** Null when it finished, whatever it said. */
  failure: ModelFailure | null
  /** Null when it said nothing; without numbers when it was cut short before its provider told them. */
  usage: ModelUsage | null
  /** Characters of the question and of what was heard: a measure of what an answer cost that was cut short. */
  letters: { asked: number; heard: number }
}

/** @param onElement called with each element; `true` when no more are wanted */
export type AskModel = (
  question: Question,
  onElement: (element: unknown) => Promise<boolean>,
) => Promise<ModelReply>

/**
 * One question, streamed: each element is handed over as soon as it is complete, so that what was said before a stream
 * died, or before time ran out, counts. Never rejects once the model is open.
 */
export async function createAskModel(choice: ModelChoice, limits: ModelLimits): Promise<AskModel> {
  const model = await openModel(choice)
  const refused = new Set<keyof StreamOptions>()
  return async (question, onElement) => {
    const letters = { asked: question.instructions.length + question.prompt.length, heard: 0 }
    const totalMs = Math.min(limits.totalMs, question.totalMs ?? limits.totalMs)
    const patience = createPatience({ ...limits, totalMs }, question.signal)
    let failure: ModelFailure | null = null
    let usage: ModelUsage | null = null
    let isEnough = false
    try {
      const stream = await openStream(model, optionsOf(question, choice, patience), {
        retriesMax: limits.retriesMax,
        patience,
        refused,
      })
      const read = createElementReader()
      for await (const part of withSignal(stream, patience.signal)) {
        if (part.type === 'error') throw part.error
        if (part.type === 'reasoning-delta') patience.heard()
        if (part.type === 'finish') usage = usageOf(part.usage, choice)
        if (part.type !== 'text-delta') continue
        patience.heard()
        letters.heard += part.delta.length
        if (isEnough) continue
        for (const element of read(part.delta)) isEnough ||= await onElement(element)
        isEnough ||= letters.heard > heardLettersMax
        if (isEnough) patience.endIn(graceMs)
      }
    } catch (error) {
      if (!isEnough) failure = question.signal?.aborted ? notWanted : readFailure(error)
    } finally {
      patience.end()
    }
    return { failure, usage: usage ?? (letters.heard > 0 ? uncounted(choice) : null), letters }
  }
}

function optionsOf(question: Question, choice: ModelChoice, patience: Patience): StreamOptions {
  const { instructions, prompt, picture, schema, listName, outputTokensMax, temperature = 0.9 } = question
  const file = picture && {
    type: 'file' as const,
    mediaType: 'image/jpeg',
    data: { type: 'data' as const, data: picture },
  }
  // The SDK knows what its three providers' models call the least; a server of one's own may refuse the word.
  const effort = choice.reasoning ?? (choice.provider === 'openai-compatible' ? undefined : 'none')
  return {
    prompt: [
      {
        role: 'system',
        content: instructions,
        // The catalogue is the same for every text: paid for once, then read from the provider's memory.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: [{ type: 'text', text: prompt }, ...(file ? [file] : [])] },
    ],
    // Nothing is kept of a text, and no account needs to be verified for summaries that nobody reads.
    providerOptions: { openai: { store: false, reasoningSummary: null } },
    responseFormat: { type: 'json', name: listName, schema: listSchema(schema) },
    maxOutputTokens: outputTokensMax,
    temperature,
    ...(effort && effort !== 'default' ? { reasoning: effort } : {}),
    abortSignal: patience.signal,
  }
}

function listSchema(items: JSONSchema7): JSONSchema7 {
  return strictObject({ elements: { type: 'array', items } })
}

/** Reads a stream until it ends or the signal is aborted, whichever comes first; some streams ignore their signal. */
async function* withSignal<Part>(stream: ReadableStream<Part>, signal: AbortSignal): AsyncGenerator<Part> {
  const reader = stream.getReader()
  const aborted = new Promise<never>((_, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
  // Nobody may be reading when it is aborted.
  aborted.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted])
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function uncounted({ provider, modelId }: ModelChoice): ModelUsage {
  return { provider, modelId, inputTokens: null, cachedInputTokens: null, outputTokens: null }
}

interface CountedTokens {
  inputTokens: { total: number | undefined; cacheRead: number | undefined }
  outputTokens: { total: number | undefined }
}

function usageOf({ inputTokens, outputTokens }: CountedTokens, choice: ModelChoice): ModelUsage {
  return {
    ...uncounted(choice),
    inputTokens: inputTokens.total ?? null,
    cachedInputTokens: inputTokens.cacheRead ?? null,
    outputTokens: outputTokens.total ?? null,
  }
}
