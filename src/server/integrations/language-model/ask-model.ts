import { jsonSchema, Output, streamText } from 'ai'
import type { ModelUsage } from '@/core/writer/written-meme'
import { type MemeElement, readMemeElement, wireSchema } from './meme-element'
import { type ModelFailure, readFailure } from './model-failure'
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
  /** How many memes were asked for. */
  count: number
}

export interface ModelReply {
  /** Null when it finished, whatever it said. */
  failure: ModelFailure | null
  /** Null when the provider did not get so far as to tell. */
  usage: ModelUsage | null
}

export type AskModel = (
  question: Question,
  onElement: (element: MemeElement) => Promise<void>,
) => Promise<ModelReply>

/**
 * One question, streamed: each meme is handed over as soon as it is complete, so that what was said before a stream
 * died, or before time ran out, counts. Never rejects once the model is open.
 */
export async function createAskModel(choice: ModelChoice, limits: ModelLimits): Promise<AskModel> {
  const model = await openModel(choice)
  return async (question, onElement) => {
    let failure: ModelFailure | null = null
    const fail = (error: unknown) => {
      failure ??= readFailure(error)
    }
    const result = startStream({ model, choice, limits, question, fail })
    try {
      for await (const element of result.elementStream) await onElement(element)
    } catch (error) {
      fail(error)
    }
    const usage = failure ? null : await readUsage(result.usage, choice)
    return { failure, usage }
  }
}

interface Stream {
  model: OpenedModel
  choice: ModelChoice
  limits: ModelLimits
  question: Question
  fail(error: unknown): void
}

function startStream({ model, choice, limits, question, fail }: Stream) {
  const { totalMs, firstChunkMs, chunkMs } = limits
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
      element: jsonSchema<MemeElement>(wireSchema(question.templateIds), {
        validate: (value) => {
          const element = readMemeElement(value)
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
    timeout: { totalMs, firstChunkMs, chunkMs },
    onError: ({ error }) => fail(error),
    onAbort: () => fail(new DOMException('The model took too long.', 'TimeoutError')),
  })
}

async function readUsage(
  counted: PromiseLike<{
    inputTokens: number | undefined
    inputTokenDetails: { cacheReadTokens: number | undefined }
    outputTokens: number | undefined
  }>,
  { provider, modelId }: ModelChoice,
): Promise<ModelUsage | null> {
  try {
    const { inputTokens, inputTokenDetails, outputTokens } = await counted
    return {
      provider,
      modelId,
      inputTokens: inputTokens ?? null,
      cachedInputTokens: inputTokenDetails.cacheReadTokens ?? null,
      outputTokens: outputTokens ?? null,
    }
  } catch {
    return null
  }
}
