import { ConfigurationError } from './configuration-error'

/** The moderation service that checks texts which pass the rules. */
export interface ModerationEnv {
  apiKey: string
  /** Base URL without a trailing slash and without `/v1`. */
  baseUrl: string
}

/** Null without a service: rules alone judge. @throws ConfigurationError when half of it is set. */
export function readModerationEnv(given: {
  apiKey: string | undefined
  baseUrl: string | undefined
}): ModerationEnv | null {
  const { apiKey, baseUrl } = given
  if (!apiKey && !baseUrl) return null
  if (!apiKey) {
    throw new ConfigurationError(
      'MODERATION_BASE_URL is set but MODERATION_API_KEY is not: the service answers nobody without a key; set it, or unset MODERATION_BASE_URL for the built-in rules.',
    )
  }
  if (!baseUrl) {
    throw new ConfigurationError(
      'MODERATION_API_KEY is set but MODERATION_BASE_URL is not: tell where the service answers, such as https://api.openai.com, or unset MODERATION_API_KEY for the built-in rules.',
    )
  }
  if (!/^https?:\/\/[^\s/]/.test(baseUrl)) {
    throw new ConfigurationError('MODERATION_BASE_URL is not an address such as https://api.openai.com.')
  }
  return { apiKey, baseUrl: baseUrl.replace(/(?:\/v1)?\/*$/, '') }
}
