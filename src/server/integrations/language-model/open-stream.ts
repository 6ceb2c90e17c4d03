import { setTimeout as sleep } from 'node:timers/promises'
import { APICallError } from 'ai'
import { retryAfterMs } from './model-failure'
import type { OpenedModel } from './open-model'
import type { Patience } from './patience'

export type StreamOptions = Parameters<OpenedModel['doStream']>[0]
type StreamPart = Awaited<ReturnType<OpenedModel['doStream']>>['stream']

/** Parameters that a model may not know, and the words by which a refusal names them. */
const optional: readonly (readonly [keyof StreamOptions, RegExp])[] = [
  ['reasoning', /reasoning|thinking/i],
  ['temperature', /temperature/i],
  ['responseFormat', /response_?format|json_schema|schema|structured/i],
  ['maxOutputTokens', /max_(?:completion_|output_)?tokens|maxOutputTokens/i],
]

/** Wait before a further attempt where the provider names no time, in ms. */
const retryStepMs = 500

interface Attempts {
  /** Further attempts where the provider says "later" before its first word. */
  retriesMax: number
  patience: Patience
  /** Parameters that this model refused before; what is refused now joins them. */
  refused: Set<keyof StreamOptions>
}

/**
 * Asks, and asks again where that can help: without a parameter that the model refused, at once; or after the time that
 * the provider names, unless there is less time left for the first words.
 *
 * @throws the provider's error
 */
export async function openStream(
  model: OpenedModel,
  options: StreamOptions,
  { retriesMax, patience, refused }: Attempts,
): Promise<StreamPart> {
  for (let attempt = 0; ; ) {
    try {
      return (await model.doStream(without(options, refused))).stream
    } catch (error) {
      patience.signal.throwIfAborted()
      const parameter = refusedParameter(error, options, refused)
      if (parameter) {
        refused.add(parameter)
        continue
      }
      const waitMs = retryAfterMs(error) ?? retryStepMs * 2 ** attempt
      if (attempt >= retriesMax || !isRetryable(error) || waitMs > patience.leftMs()) throw error
      attempt++
      await sleep(waitMs, undefined, { signal: patience.signal })
    }
  }
}

function without(options: StreamOptions, refused: ReadonlySet<keyof StreamOptions>): StreamOptions {
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !refused.has(name as keyof StreamOptions)),
  ) as StreamOptions
}

function refusedParameter(
  error: unknown,
  options: StreamOptions,
  refused: ReadonlySet<keyof StreamOptions>,
): keyof StreamOptions | null {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return null
  const said = `${error.message} ${error.responseBody ?? ''}`
  const found = optional.find(
    ([name, words]) => options[name] !== undefined && !refused.has(name) && words.test(said),
  )
  return found?.[0] ?? null
}

function isRetryable(error: unknown): boolean {
  return APICallError.isInstance(error) && error.isRetryable
}
