import { z } from 'zod'
import type { BlockedCategory } from '@/core/moderation/judgement'
import { providerCategories } from './provider-categories'

export interface ProviderOptions {
  /** Without a trailing slash and without `/v1`. */
  baseUrl: string
  apiKey: string
  modelId: string
  /** Time for one attempt, in ms. */
  timeoutMs: number
  /** Further attempts after one that failed or did not end in time. */
  retriesMax: number
}

const Reply = z.object({
  results: z.array(
    z.object({
      categories: z.record(z.string(), z.boolean().nullish()),
      category_scores: z.record(z.string(), z.number().min(0).max(1).nullish()),
    }),
  ),
})

/** Thresholds that decide: those for people's words, or those for words that a model wrote. */
export type Thresholds = 'scoreMin' | 'writtenScoreMin'

/**
 * Asks about all texts in one call. The refusals come in the order of the texts, null where a text passes.
 *
 * @throws Error when no attempt gives an answer that can be read
 */
export async function askProvider(
  options: ProviderOptions,
  texts: readonly string[],
  thresholds: Thresholds,
): Promise<(BlockedCategory | null)[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce(options, texts, thresholds)
    } catch (error) {
      if (attempt >= options.retriesMax || error instanceof SettingsError) throw error
    }
  }
}

/** Asking again with the same key and address would end the same. */
class SettingsError extends Error {}

async function attemptOnce(
  { baseUrl, apiKey, modelId, timeoutMs }: ProviderOptions,
  texts: readonly string[],
  thresholds: Thresholds,
): Promise<(BlockedCategory | null)[]> {
  const response = await fetch(`${baseUrl}/v1/moderations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: modelId, input: texts }),
    // Covers the body as well: a server may begin an answer and never end it.
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const message = `The moderation service answered with status ${response.status}.`
    const isAboutSettings = [400, 401, 403, 404].includes(response.status)
    throw isAboutSettings ? new SettingsError(message) : new Error(message)
  }
  const { results } = Reply.parse(await response.json())
  if (results.length !== texts.length) {
    throw new Error(`The moderation service judged ${results.length} texts of ${texts.length}.`)
  }
  return results.map(({ categories, category_scores: scores }) => {
    const found = Object.entries(providerCategories).find(([name, { [thresholds]: scoreMin }]) =>
      scoreMin === null ? categories[name] === true : (scores[name] ?? 0) >= scoreMin,
    )
    return found ? found[1].category : null
  })
}
