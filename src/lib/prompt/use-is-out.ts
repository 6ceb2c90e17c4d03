import { useCredits } from '@/trpc/use-credits'
import type { Failure } from './failure-of'

/** No credits are left: by the last known number, or because the last run failed for it. */
export function useIsOut(failure: Failure | undefined): boolean {
  return useCredits()?.remaining === 0 || failure?.kind === 'noCredits'
}
