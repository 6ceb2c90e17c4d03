import type { Moderator } from '@/server/services/ports/moderator'
import { createLoggingModerator, type RefusedText } from './logging-moderator'
import { createProviderModerator } from './provider-moderator'

/** Time for one attempt of the provider, in ms. */
const attemptMs = 2000

interface OpenOptions {
  /** Rules alone. */
  offline: Moderator
  /** Null: rules alone judge. */
  provider: { apiKey: string; baseUrl: string } | null
  onRefusal(refused: RefusedText): void
  onFailure(error: unknown): void
}

/** The moderator of the product, and the rules alone for what must not wait for anybody. */
export function openModerators({ offline, provider, onRefusal, onFailure }: OpenOptions): {
  moderator: Moderator
  offline: Moderator
} {
  const moderator = provider
    ? createProviderModerator({
        provider: { ...provider, modelId: 'omni-moderation-latest', timeoutMs: attemptMs, retriesMax: 1 },
        offline,
        onFailure,
      })
    : offline
  return { moderator: createLoggingModerator(moderator, onRefusal), offline }
}
