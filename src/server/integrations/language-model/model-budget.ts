import type { CallCounter } from '@/server/services/ports/call-counter'

const dayMs = 86_400_000

export interface ModelBudgetOptions {
  counter: CallCounter
  /** Runs in a day that may ask a model; 0 for no limit. */
  runsPerDay: { all: number; account: number; trials: number }
  /** Called when the store does not answer: then nothing is spent. */
  onFailure(error: unknown): void
}

/**
 * Counts the runs that ask a model, for all servers together: each account's, the trials of visitors, and all of them.
 * A run is counted when it begins, because what it will cost is known only afterwards.
 *
 * @returns false when a limit is reached; `accountId` is absent for a visitor
 */
export function createModelBudget({
  counter,
  runsPerDay,
  onFailure,
}: ModelBudgetOptions): (accountId: string | undefined) => Promise<boolean> {
  const mayAdd = async (key: string, runsMax: number) =>
    runsMax === 0 || (await counter.add(`model-runs:${key}`, 1, dayMs)).calls <= runsMax
  return async (accountId) => {
    try {
      const isWithinOwn = accountId
        ? await mayAdd(accountId, runsPerDay.account)
        : await mayAdd('trials', runsPerDay.trials)
      return isWithinOwn && (await mayAdd('all', runsPerDay.all))
    } catch (error) {
      onFailure(error)
      return false
    }
  }
}
