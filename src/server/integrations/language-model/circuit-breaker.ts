import type { ModelFailure } from './model-failure'
import type { ModelLimits } from './model-settings'

export interface CircuitBreaker {
  /** True when the service may be asked. After a pause only one caller is let through for each further pause. */
  mayTry(): boolean
  succeeded(): void
  failed(fault: ModelFailure['fault']): void
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
    failed(fault) {
      // Whoever sends texts that a model refuses, or leaves, must not silence it for everybody else.
      if (fault === 'text' || fault === 'asker') return
      failures = fault === 'settings' ? failuresMax : failures + 1
      restEndsAtMs = nowMs() + restMs
    },
  }
}
