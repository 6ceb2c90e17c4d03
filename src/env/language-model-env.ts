import { ConfigurationError } from './configuration-error'
import { type ModelPrices, readModelPrices } from './language-model-prices'

export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
/** `auto` takes the local server that `npm start` finds, or the built-in writer where there is none. */
export const modelProviderChoices = [...modelProviders, 'auto'] as const
/** How long a model thinks before it writes; `default` leaves it to the model. */
export const reasoningEfforts = ['default', 'none', 'minimal', 'low', 'medium', 'high'] as const
export const modelSizes = ['small', 'large'] as const

/** A model and how it is reached. */
export interface ModelAddress {
  provider: (typeof modelProviders)[number]
  /** Name of the model at the provider. */
  modelId: string
  /** Undefined only for an address of one's own that asks for none. */
  apiKey: string | undefined
  /** Base URL without a trailing slash; undefined for the provider's own. */
  baseUrl: string | undefined
  /** Null where they are unknown: then no dollars are counted for it. */
  prices: ModelPrices | null
}

/** Which language model writes captions. */
export interface LanguageModelEnv extends ModelAddress {
  /** Time that one run may wait for the model, in ms. */
  timeoutMs: number
  /** The model sees pictures, and is shown those that people bring. */
  vision: boolean
  /** Asked for one meme per call, with a short prompt. */
  isSmall: boolean
  /** Undefined: the least of a hosted provider, nothing for a server of one's own. */
  reasoning: (typeof reasoningEfforts)[number] | undefined
  /** Asked when the first one does not answer; at the same provider unless it has one of its own. */
  second: ModelAddress | null
  /** Runs in a day that may ask a model; 0 for no limit. */
  runsPerDay: { all: number; account: number; trials: number }
  /** Dollars in a day; 0 for no limit. */
  dollarsPerDay: { all: number; account: number }
}

interface GivenAddress {
  provider: (typeof modelProviderChoices)[number] | undefined
  modelId: string | undefined
  apiKey: string | undefined
  baseUrl: string | undefined
  prices: string | undefined
}

interface Given extends GivenAddress {
  timeoutMs: number
  vision: boolean
  size: (typeof modelSizes)[number] | undefined
  reasoning: LanguageModelEnv['reasoning']
  second: GivenAddress
  runsPerDay: LanguageModelEnv['runsPerDay']
  dollarsPerDay: LanguageModelEnv['dollarsPerDay']
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
      LANGUAGE_MODEL_FALLBACK: given.second.modelId,
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
  if (!modelId) refuse('LANGUAGE_MODEL', provider, 'LANGUAGE_MODEL', 'name the model that writes')
  const first = readAddress('LANGUAGE_MODEL', { ...given, provider, modelId })
  const { timeoutMs, vision, size, reasoning, runsPerDay, dollarsPerDay } = given
  const second = readSecond(given.second, first)
  return {
    ...first,
    timeoutMs,
    vision,
    isSmall: size === 'small',
    reasoning,
    second,
    runsPerDay,
    dollarsPerDay,
  }
}

type Prefix = 'LANGUAGE_MODEL' | 'LANGUAGE_MODEL_FALLBACK'

/** A second model without a provider of its own is at the first one's. */
function readSecond(given: GivenAddress, first: ModelAddress): ModelAddress | null {
  const prefix = 'LANGUAGE_MODEL_FALLBACK'
  const { provider, modelId, apiKey, baseUrl, prices } = given
  if (!modelId) {
    const set = {
      [`${prefix}_PROVIDER`]: provider,
      [`${prefix}_API_KEY`]: apiKey,
      [`${prefix}_BASE_URL`]: baseUrl,
      [`${prefix}_PRICES`]: prices,
    }
    const [found] = Object.entries(set).find(([, value]) => value) ?? []
    if (found)
      throw new ConfigurationError(`${found} is set but ${prefix} is not: name the second model, too.`)
    return null
  }
  if (provider === 'auto') {
    throw new ConfigurationError(`${prefix}_PROVIDER is auto, which only the first model can be.`)
  }
  if (provider) return readAddress(prefix, { provider, modelId, apiKey, baseUrl, prices })
  if (apiKey || baseUrl) {
    const found = apiKey ? 'API_KEY' : 'BASE_URL'
    throw new ConfigurationError(`${prefix}_${found} is set but ${prefix}_PROVIDER is not: say whose it is.`)
  }
  return { ...first, modelId, prices: readModelPrices(`${prefix}_PRICES`, prices, modelId) }
}

/** @throws ConfigurationError */
function readAddress(
  prefix: Prefix,
  { provider, modelId, apiKey, baseUrl, prices }: Omit<ModelAddress, 'prices'> & Pick<GivenAddress, 'prices'>,
): ModelAddress {
  if (provider === 'openai-compatible' && !baseUrl) {
    const remedy = 'tell where the server answers, such as http://127.0.0.1:11434/v1'
    refuse(prefix, provider, `${prefix}_BASE_URL`, remedy)
  }
  if (provider !== 'openai-compatible' && !apiKey) {
    refuse(prefix, provider, `${prefix}_API_KEY`, 'the provider answers nobody without a key')
  }
  if (baseUrl && !/^https?:\/\/[^\s/]/.test(baseUrl)) {
    throw new ConfigurationError(`${prefix}_BASE_URL is not an address such as http://127.0.0.1:11434/v1.`)
  }
  return {
    provider,
    modelId,
    apiKey,
    baseUrl: baseUrl?.replace(/\/+$/, ''),
    prices: readModelPrices(`${prefix}_PRICES`, prices, modelId),
  }
}

/** `npm start` replaces `auto` by what it found, so a server that still reads it has no model. */
function refuseAddressOfAuto({ apiKey, baseUrl }: Given): void {
  if (!apiKey && !baseUrl) return
  throw new ConfigurationError(
    `${baseUrl ? 'LANGUAGE_MODEL_BASE_URL' : 'LANGUAGE_MODEL_API_KEY'} is set but LANGUAGE_MODEL_PROVIDER is auto, which finds a local server by itself: set the provider to openai-compatible, or unset the other.`,
  )
}

function refuse(prefix: Prefix, provider: string, name: string, remedy: string): never {
  const without = prefix === 'LANGUAGE_MODEL' ? ' for the built-in writer' : ''
  throw new ConfigurationError(
    `${prefix}_PROVIDER is ${provider} but ${name} is not set: ${remedy}, or unset ${prefix}_PROVIDER${without}.`,
  )
}
