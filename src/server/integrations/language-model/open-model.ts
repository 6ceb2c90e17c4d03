import type { wrapLanguageModel } from 'ai'
import type { ModelChoice } from './model-settings'

/** A model as the SDK's providers make it. */
export type OpenedModel = Extract<
  Parameters<typeof wrapLanguageModel>[0]['model'],
  { specificationVersion: 'v4' }
>

/** The chosen model, with only its provider's package loaded. Calls nobody yet. */
export async function openModel({ provider, modelId, apiKey, baseUrl }: ModelChoice): Promise<OpenedModel> {
  const access = { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(access)(modelId)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(access)(modelId)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(access)(modelId)
    }
    case 'openai-compatible': {
      if (!baseUrl) throw new Error('A server that speaks chat completions needs its address.')
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({
        name: provider,
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        includeUsage: true,
        // Otherwise the schema is not in the request at all.
        supportsStructuredOutputs: true,
      })(modelId)
    }
  }
}
