import { AppError } from '@/contracts/errors'
import type { CallClass, RateLimits } from '@/contracts/rate-limits'
import { type Caller, countCalls, type Headroom } from '../services/limits/count-calls'
import type { CallCounter } from '../services/ports/call-counter'

export interface AdmissionRules {
  counter: CallCounter
  limits: RateLimits
  /** Called when calls pass uncounted because the store does not answer. */
  onFailure(error: unknown): void
}

/** Lets the calls of one request in, or not. */
export interface Admission {
  /** Counts calls before they run, those of a class in one step, so that the headers are known before the answers. */
  reserve(callClasses: readonly CallClass[]): Promise<void>
  /** Lets one call run; one that was not reserved is counted now. @throws RATE_LIMITED */
  take(callClass: CallClass): Promise<void>
  /** `RateLimit-*` of what was counted so far, and `Retry-After` once a call was refused. */
  headers(): Record<string, string>
}

interface Counted {
  headroom: Headroom | null
  /** Calls that may still run. */
  admitted: number
  /** Calls that were counted and have not begun. */
  waiting: number
}

/**
 * The limits of one request: each class is counted by the caller and the minute. When the store does not answer the
 * calls run: a limit that cannot be kept is no reason to refuse everybody.
 *
 * decision: ADR-0013
 */
export function openAdmission(caller: Caller, rules: AdmissionRules): Admission {
  const counted = new Map<CallClass, Counted>()
  let refused: Headroom | undefined

  async function count(callClass: CallClass, calls: number): Promise<Counted> {
    const headroom = await countCalls(rules, caller, callClass, calls).catch((error: unknown) => {
      rules.onFailure(error)
      return null
    })
    const admitted = headroom ? headroom.admitted : calls
    if (headroom && admitted < calls) refused = headroom
    const state = { headroom, admitted, waiting: calls }
    counted.set(callClass, state)
    return state
  }

  return {
    async reserve(callClasses) {
      const classes = new Set(callClasses)
      await Promise.all(
        [...classes].map((one) => count(one, callClasses.filter((other) => other === one).length)),
      )
    },
    async take(callClass) {
      const reserved = counted.get(callClass)
      const state = reserved?.waiting ? reserved : await count(callClass, 1)
      state.waiting -= 1
      state.admitted -= 1
      if (state.admitted < 0 && state.headroom) throw rateLimited(state.headroom)
    },
    headers() {
      const headrooms = [...counted.values()].flatMap(({ headroom }) => headroom ?? [])
      return headersOf(refused ?? headrooms.toSorted((a, b) => share(a) - share(b))[0], refused !== undefined)
    },
  }
}

function share({ remaining, limit }: Headroom): number {
  return remaining / limit
}

/** Headers of a batch describe the class with the smallest share left. */
function headersOf(headroom: Headroom | undefined, isRefused: boolean): Record<string, string> {
  if (!headroom) return {}
  return {
    'ratelimit-limit': String(headroom.limit),
    'ratelimit-remaining': String(headroom.remaining),
    'ratelimit-reset': String(headroom.resetSeconds),
    ...(isRefused ? { 'retry-after': String(headroom.resetSeconds) } : {}),
  }
}

/** The refusal, with when to try again. */
export function rateLimited({ limit, resetSeconds }: Headroom): AppError {
  const seconds = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`
  return new AppError(
    'RATE_LIMITED',
    `That is more than ${limit} calls in a minute. Try again in ${seconds}.`,
    { retryAfterSeconds: resetSeconds },
  )
}
