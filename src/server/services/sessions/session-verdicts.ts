import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SessionVerdict } from '../ports/identity-provider'
import type { VerdictAge } from '../service-context'

/** Below a minute with the time that a slow answer takes. */
const recentMs = 45_000
/** How long an answer counts for plain reads. */
const knownMs = 5 * 60_000
/** How long the last answer counts while the sign-in service is silent. */
const silenceMs = 5 * 60_000
/** How often a silent service is asked again about one session. */
const retryMs = 5_000
const rememberedMax = 10_000

export interface SessionVerdicts {
  /** @throws SERVICE_UNAVAILABLE */
  ask(token: string, age: VerdictAge): Promise<SessionVerdict>
}

interface Heard {
  verdict: SessionVerdict
  atMs: number
}

/**
 * Verdicts of this process, one for each token: a refreshed token asks again. Calls that come together share one
 * question. While the sign-in service is silent its last verdict on a session counts for five minutes.
 * @param nowMs a clock that never goes back
 * decision: ADR-0022
 */
export function createSessionVerdicts(
  askSession: (token: string) => Promise<SessionVerdict>,
  nowMs: () => number = () => performance.now(),
): SessionVerdicts {
  const hear = async (token: string): Promise<Heard> => ({ verdict: await askSession(token), atMs: nowMs() })
  const heard = new LRUCache<string, Heard, string>({
    max: rememberedMax,
    ttl: recentMs,
    perf: { now: nowMs },
    ttlResolution: 0,
    // A fresh verdict may replace the one that is on its way; whoever waits for that one still gets it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, last, { context: token, options }) => {
      try {
        return await hear(token)
      } catch (error) {
        if (!last || nowMs() - last.atMs > silenceMs) throw error
        options.ttl = retryMs
        return last
      }
    },
  })
  return {
    async ask(token, age) {
      const key = createHash('sha256').update(token).digest('base64url')
      if (age === 'known') {
        const last = heard.get(key, { allowStale: true, noDeleteOnStaleGet: true })
        if (last && nowMs() - last.atMs < knownMs) return last.verdict
      }
      if (age !== 'fresh') return (await heard.forceFetch(key, { context: token })).verdict
      const fresh = await hear(token)
      heard.set(key, fresh)
      return fresh.verdict
    },
  }
}
