export interface ModelChoice {
  /** `openai-compatible` is any server that speaks chat completions, such as a local one. */
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  /** Name of the model at the provider. */
  modelId: string
  apiKey?: string | undefined
  /** Base URL without a trailing slash; the provider's own when absent. */
  baseUrl?: string | undefined
  /** Loses track of long prompts: one meme per call, on a template that was chosen for it. */
  isSmall?: boolean | undefined
  /**
   * How long a model thinks before it writes. `default` leaves it to the model. Absent: the least that a hosted provider
   * knows, and nothing for a server of one's own, which may refuse the word.
   */
  reasoning?: ReasoningEffort | undefined
  /** Unknown when absent or null: then no dollars are counted for it. */
  prices?: ModelPrices | null | undefined
}

/** Dollars for a million tokens. */
export interface ModelPrices {
  input: number
  /** Input that the provider still has in its cache. */
  cachedInput: number
  output: number
}

export type ReasoningEffort = 'default' | 'none' | 'minimal' | 'low' | 'medium' | 'high'

/** How long a run waits for the model. What came in time counts, whichever bound ends it. */
export interface ModelLimits {
  totalMs: number
  /** Until the first words. */
  firstChunkMs: number
  /** Between words. */
  chunkMs: number
  /** Further attempts where the provider says "later" before its first word. */
  retriesMax: number
  /** Failures in a row after which the model is left alone for `restMs`. */
  failuresMax: number
  restMs: number
}

/**
 * The bounds for a total time: half of it for the first words, because a model reads the catalogue first, a third
 * between words. A small model may have to be loaded into memory first and gets all of it. A server on this machine
 * that refuses a connection is not running: no second attempt.
 */
export function limitsFor(
  totalMs: number,
  { baseUrl, isSmall = false }: Pick<ModelChoice, 'baseUrl' | 'isSmall'>,
): ModelLimits {
  const isLocal = baseUrl !== undefined && /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(baseUrl)
  return {
    totalMs,
    firstChunkMs: isSmall ? totalMs : Math.round(totalMs / 2),
    chunkMs: Math.round(totalMs / 3),
    retriesMax: isLocal ? 0 : 1,
    failuresMax: 5,
    restMs: 60_000,
  }
}
