import type { ModelFailure } from './model-failure'
import type { ModelLimits } from './model-settings'

/** ms of a `retry-after` beyond which nobody else should try either, and the most that is believed. */
const toldWaitMinMs = 5000
const toldWaitMaxMs = 600_000

export interface CircuitBreaker {
  /** True when the service may be asked. After a pause only one caller is let through for each further pause. */
  mayTry(): boolean
  succeeded(): void
  failed(failure: Pick<ModelFailure, 'fault' | 'retryAfterMs'>): void
}

/** Leaves a service alone for `restMs` after `failuresMax` failures in a row, so that nobody waits for it in vain. */
export function createCircuitBreaker(
  { failuresMax, restMs }: Pick<ModelLimits, 'failuresMax' | 'restMs'>,
  nowMs: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0
  let restEndsAtMs = Number.NEGATIVE_INFINITY
  return {
    mayTry() {
      if (failures < failuresMax) return true
      if (nowMs() < restEndsAtMs) return false
      restEndsAtMs = nowMs() + restMs
      return true
    },
    succeeded() {
      failures = 0
    },
    failed({ fault, retryAfterMs = 0 }) {
      // Whoever sends texts that a model refuses, or leaves, must not silence it for everybody else.
      if (fault === 'text' || fault === 'asker') return
      // A provider that names a long wait is left alone at once.
      const isTold = retryAfterMs > toldWaitMinMs
      failures = fault === 'settings' || isTold ? failuresMax : failures + 1
      restEndsAtMs = nowMs() + (isTold ? Math.min(retryAfterMs, toldWaitMaxMs) : restMs)
    },
  }
}
