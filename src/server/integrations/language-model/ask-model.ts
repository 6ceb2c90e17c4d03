import { jsonSchema, Output, streamText } from 'ai'
import type { ModelUsage } from '@/core/writer/written-meme'
import { type AnswerForm, listedMemes, type MemeElement } from './meme-element'
import { type ModelFailure, notWanted, readFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'
import { type OpenedModel, openModel } from './open-model'

// Warnings tell of settings that a model does not know; the SDK leaves those out by itself.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Enough for a meme in a script that takes three tokens for a letter. */
const outputTokensPerMeme = 250
const outputTokensBeside = 300

export interface Question {
  instructions: string
  prompt: string
  templateIds: readonly string[]
  /** How each meme is to be said; with its template and captions as a list when absent. */
  form?: AnswerForm | undefined
  /** How many memes were asked for. */
  count: number
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal | undefined
}

export interface ModelReply {
  /** Null when it finished, whatever it said. */
  failure: ModelFailure | null
  /** Null when it said nothing; without numbers when it was cut short before its provider told them. */
  usage: ModelUsage | null
  /** Characters of the question and of what was heard: a measure of what an answer cost that was cut short. */
  letters: { asked: number; heard: number }
}

export type AskModel = (
  question: Question,
  onElement: (element: MemeElement) => Promise<unknown>,
) => Promise<ModelReply>

/**
 * One question, streamed: each meme is handed over as soon as it is complete, so that what was said before a stream
 * died, or before time ran out, counts. Never rejects once the model is open.
 */
export async function createAskModel(choice: ModelChoice, limits: ModelLimits): Promise<AskModel> {
  const model = await openModel(choice)
  return async (question, onElement) => {
    let failure: ModelFailure | null = null
    const letters = { asked: question.instructions.length + question.prompt.length, heard: 0 }
    const fail = (error: unknown) => {
      failure ??= question.signal?.aborted ? notWanted : readFailure(error)
    }
    const silence = endSilence(limits.firstChunkMs)
    const hear = (text: string) => {
      silence.isOver()
      letters.heard += text.length
    }
    const signal = AbortSignal.any([silence.signal, ...(question.signal ? [question.signal] : [])])
    const result = startStream({ model, choice, limits, question, signal, fail, hear })
    try {
      for await (const element of result.elementStream) await onElement(element)
    } catch (error) {
      fail(error)
    } finally {
      silence.isOver()
    }
    if (!failure) return { failure, usage: await readUsage(result.usage, choice), letters }
    return { failure, usage: letters.heard > 0 ? uncounted(choice) : null, letters }
  }
}

/** Aborts when nothing is heard in time. The SDK's own bound counts from the answer's head, which may never come. */
function endSilence(firstChunkMs: number): { signal: AbortSignal; isOver(): void } {
  const ending = new AbortController()
  const timer = setTimeout(
    () => ending.abort(new DOMException('The model said nothing.', 'TimeoutError')),
    firstChunkMs,
  )
  return { signal: ending.signal, isOver: () => clearTimeout(timer) }
}

interface Stream {
  model: OpenedModel
  choice: ModelChoice
  limits: ModelLimits
  question: Question
  signal: AbortSignal
  fail(error: unknown): void
  hear(text: string): void
}

function startStream({ model, choice, limits, question, signal, fail, hear }: Stream) {
  const { totalMs, chunkMs } = limits
  const form = question.form ?? listedMemes(question.templateIds)
  return streamText({
    model,
    instructions: {
      role: 'system',
      content: question.instructions,
      // The catalogue is the same for every text: paid for once, then read from the provider's memory.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    prompt: question.prompt,
    // Nothing is kept of a text, and no account needs to be verified for summaries that nobody reads.
    providerOptions: { openai: { store: false, reasoningSummary: null } },
    output: Output.array({
      name: 'memes',
      element: jsonSchema<MemeElement>(form.schema, {
        validate: (value) => {
          const element = form.read(value)
          return element
            ? { success: true, value: element }
            : { success: false, error: new Error('This is no meme.') }
        },
      }),
    }),
    maxOutputTokens: outputTokensBeside + outputTokensPerMeme * question.count,
    temperature: 0.9,
    // The SDK knows what its three providers' models call the least; a server of one's own may refuse the word.
    ...(choice.provider === 'openai-compatible' ? {} : { reasoning: 'none' as const }),
    maxRetries: limits.retriesMax,
    timeout: { totalMs, chunkMs },
    abortSignal: signal,
    onChunk: ({ chunk }) => {
      if (chunk.type === 'text-delta') hear(chunk.text)
    },
    onError: ({ error }) => fail(error),
    onAbort: () => fail(new DOMException('The model took too long.', 'TimeoutError')),
  })
}

function uncounted({ provider, modelId }: ModelChoice): ModelUsage {
  return { provider, modelId, inputTokens: null, cachedInputTokens: null, outputTokens: null }
}

async function readUsage(
  counted: PromiseLike<{
    inputTokens: number | undefined
    inputTokenDetails: { cacheReadTokens: number | undefined }
    outputTokens: number | undefined
  }>,
  choice: ModelChoice,
): Promise<ModelUsage> {
  try {
    const { inputTokens, inputTokenDetails, outputTokens } = await counted
    return {
      ...uncounted(choice),
      inputTokens: inputTokens ?? null,
      cachedInputTokens: inputTokenDetails.cacheReadTokens ?? null,
      outputTokens: outputTokens ?? null,
    }
  } catch {
    return uncounted(choice)
  }
}
