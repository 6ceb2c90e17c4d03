import { ConfigurationError } from './configuration-error'

export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
/** `auto` takes the local server that `npm start` finds, or the built-in writer where there is none. */
export const modelProviderChoices = [...modelProviders, 'auto'] as const
/** How long a model thinks before it writes; `default` leaves it to the model. */
export const reasoningEfforts = ['default', 'none', 'minimal', 'low', 'medium', 'high'] as const
export const modelSizes = ['small', 'large'] as const

/** Which language model writes captions, and how it is reached. */
export interface LanguageModelEnv {
  provider: (typeof modelProviders)[number]
  /** Name of the model at the provider. */
  modelId: string
  /** Undefined only for an address of one's own that asks for none. */
  apiKey: string | undefined
  /** Base URL without a trailing slash; undefined for the provider's own. */
  baseUrl: string | undefined
  /** Time that one run may wait for the model, in ms. */
  timeoutMs: number
  /** The model sees pictures, and is shown those that people bring. */
  vision: boolean
  /** Asked for one meme per call, with a short prompt. */
  isSmall: boolean
  /** Undefined: the least of a hosted provider, nothing for a server of one's own. */
  reasoning: (typeof reasoningEfforts)[number] | undefined
  /** A model at the same address, asked when the first one does not answer. */
  secondModelId: string | undefined
  /** Runs in a day that may ask a model; 0 for no limit. */
  runsPerDay: { all: number; account: number; trials: number }
}

interface Given {
  provider: (typeof modelProviderChoices)[number] | undefined
  modelId: string | undefined
  apiKey: string | undefined
  baseUrl: string | undefined
  timeoutMs: number
  vision: boolean
  size: (typeof modelSizes)[number] | undefined
  reasoning: LanguageModelEnv['reasoning']
  secondModelId: string | undefined
  runsPerDay: LanguageModelEnv['runsPerDay']
}

/** Null without a model: the built-in writer writes alone. @throws ConfigurationError when half of it is set. */
export function readLanguageModelEnv(given: Given): LanguageModelEnv | null {
  const { provider, modelId, apiKey, baseUrl } = given
  if (!provider) {
    const set = {
      LANGUAGE_MODEL: modelId,
      LANGUAGE_MODEL_API_KEY: apiKey,
      LANGUAGE_MODEL_BASE_URL: baseUrl,
      LANGUAGE_MODEL_VISION: given.vision,
      LANGUAGE_MODEL_FALLBACK: given.secondModelId,
    }
    const [first] = Object.entries(set).find(([, value]) => value) ?? []
    if (first) {
      throw new ConfigurationError(
        `${first} is set but LANGUAGE_MODEL_PROVIDER is not: set it to one of ${modelProviders.join(', ')}, or unset the others for the built-in writer.`,
      )
    }
    return null
  }
  if (provider === 'auto') {
    refuseAddressOfAuto(given)
    return null
  }
  if (!modelId) refuse(provider, 'LANGUAGE_MODEL', 'name the model that writes')
  if (provider === 'openai-compatible' && !baseUrl) {
    refuse(
      provider,
      'LANGUAGE_MODEL_BASE_URL',
      'tell where the server answers, such as http://127.0.0.1:11434/v1',
    )
  }
  if (provider !== 'openai-compatible' && !apiKey) {
    refuse(provider, 'LANGUAGE_MODEL_API_KEY', 'the provider answers nobody without a key')
  }
  if (baseUrl && !/^https?:\/\/[^\s/]/.test(baseUrl)) {
    throw new ConfigurationError(
      'LANGUAGE_MODEL_BASE_URL is not an address such as http://127.0.0.1:11434/v1.',
    )
  }
  const { timeoutMs, vision, size, reasoning, secondModelId, runsPerDay } = given
  const address = baseUrl?.replace(/\/+$/, '')
  const isSmall = size === 'small'
  return {
    provider,
    modelId,
    apiKey,
    baseUrl: address,
    timeoutMs,
    vision,
    isSmall,
    reasoning,
    secondModelId,
    runsPerDay,
  }
}

/** `npm start` replaces `auto` by what it found, so a server that still reads it has no model. */
function refuseAddressOfAuto({ apiKey, baseUrl }: Given): void {
  if (!apiKey && !baseUrl) return
  throw new ConfigurationError(
    `${baseUrl ? 'LANGUAGE_MODEL_BASE_URL' : 'LANGUAGE_MODEL_API_KEY'} is set but LANGUAGE_MODEL_PROVIDER is auto, which finds a local server by itself: set the provider to openai-compatible, or unset the other.`,
  )
}

function refuse(provider: string, name: string, remedy: string): never {
  throw new ConfigurationError(
    `LANGUAGE_MODEL_PROVIDER is ${provider} but ${name} is not set: ${remedy}, or unset LANGUAGE_MODEL_PROVIDER for the built-in writer.`,
  )
}
