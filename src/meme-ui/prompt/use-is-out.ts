import type { Failure } from '@/lib/failure'
import { useCredits } from '@/trpc/use-credits'

/**
 * No credits are left: by the last known number, or because the last run failed for it.
 *
 * @param cost credits that the next run takes; 1 where every run does
 */
export function useIsOut(failure: Failure | undefined, cost = 1): boolean {
  const remaining = useCredits()?.remaining
  return (remaining !== undefined && remaining < cost) || failure?.kind === 'noCredits'
}
