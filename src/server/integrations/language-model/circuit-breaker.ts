import type { ModelFailure } from './model-failure'
import type { ModelLimits } from './model-settings'

export interface CircuitBreaker {
  /** Whether to ask now. After a rest one caller is let through, and the next when that one failed to say more. */
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
