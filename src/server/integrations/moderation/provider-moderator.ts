import type { ModerationVerdict, Moderator } from '@/server/services/ports/moderator'
import { askProvider, type ProviderOptions, type Thresholds } from './ask-provider'
import { verdictOf } from './verdict-of'

export interface ProviderModeratorOptions {
  provider: ProviderOptions
  /** Judges first, and alone when the provider cannot be asked. */
  offline: Moderator
  /** Called with each failure of the provider. */
  onFailure(error: unknown): void
}

/** After so many failures in a row the provider is left alone for a while: nobody should wait for it in vain. */
const failuresMax = 3
const restMs = 60_000
/** Verdicts that are kept; a picture's address is asked for again and again. */
const keptMax = 1000

/**
 * Rules first, then the provider's model for what they let through:
 * 1. the offline moderator judges all texts; what it refuses leaves this machine no more;
 * 2. the provider is asked for the others in one call, but for those it has judged of late;
 * 3. when it fails, what the rules said stands: a private draft is no reason to close the shop.
 */
export function createProviderModerator(options: ProviderModeratorOptions): Moderator {
  let failures = 0
  let restEndsAtMs = Number.NEGATIVE_INFINITY
  const memories = { scoreMin: createMemory(), writtenScoreMin: createMemory() }
  async function judgeAll(
    texts: readonly string[],
    offline: readonly ModerationVerdict[],
    thresholds: Thresholds,
  ): Promise<ModerationVerdict[]> {
    const { kept, remember } = memories[thresholds]
    const isOpen = (text: string, at: number) =>
      text.trim() !== '' && offline[at]?.allowed === true && !kept.has(text)
    const asked = [...new Set(texts.filter(isOpen))]
    if (asked.length > 0 && (failures < failuresMax || performance.now() >= restEndsAtMs)) {
      const isHeard = await judge(asked, { ...options, thresholds }, remember)
      failures = isHeard ? 0 : failures + 1
      restEndsAtMs = performance.now() + restMs
    }
    return offline.map((verdict, at) => {
      const further = kept.get(texts[at] ?? '')
      return verdict.allowed && further?.allowed === false ? further : verdict
    })
  }
  const checkEach = async (texts: readonly string[]) =>
    judgeAll(texts, await options.offline.checkEach(texts), 'scoreMin')
  return {
    checkEach,
    checkWritten: async (texts) =>
      judgeAll(texts, await options.offline.checkWritten(texts), 'writtenScoreMin'),
    async check(text) {
      const [verdict] = await checkEach([text])
      return verdict ?? options.offline.check(text)
    },
  }
}

/** The latest verdicts by text. */
function createMemory() {
  const kept = new Map<string, ModerationVerdict>()
  const remember = (text: string, verdict: ModerationVerdict) => {
    kept.set(text, verdict)
    const oldest = kept.keys().next().value
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
  }
  return { kept, remember }
}

/** False when the provider was not heard. */
async function judge(
  texts: readonly string[],
  { provider, onFailure, thresholds }: ProviderModeratorOptions & { thresholds: Thresholds },
  remember: (text: string, verdict: ModerationVerdict) => void,
): Promise<boolean> {
  try {
    const categories = await askProvider(provider, texts, thresholds)
    for (const [at, text] of texts.entries()) {
      const category = categories[at]
      remember(text, verdictOf(category ? { tier: 'block', category } : { tier: 'allow' }))
    }
    return true
  } catch (error) {
    onFailure(error)
    return false
  }
}
