import type { CallCounter } from '@/server/services/ports/call-counter'
import type { Payer, SpendingLedger } from '@/server/services/ports/spending-ledger'
import type { ModelReply } from './ask-model'
import { costOfReply, costOfRunMax } from './model-cost'
import type { ModelChoice } from './model-settings'

const dayMs = 86_400_000
const microPerDollar = 1_000_000

export interface ModelBudgetOptions {
  counter: CallCounter
  /** Runs in a day that may ask a model; 0 for no limit. */
  runsPerDay: { all: number; account: number; trials: number }
  ledger: SpendingLedger
  /** Dollars in a day; 0 for no limit. They count for models whose prices are known. */
  dollarsPerDay: { all: number; account: number }
  /** Models that a run may ask. */
  choices: readonly ModelChoice[]
  /** Called when a store does not answer: then nothing is spent. */
  onFailure(error: unknown): void
}

/** Budget of one run. */
export interface RunBudget {
  /** Puts what the models' answers cost in the place of what was reserved. Never rejects. */
  settle(answers: readonly ModelAnswer[]): Promise<void>
}

export interface ModelAnswer {
  choice: ModelChoice
  reply: ModelReply
}

/** Null when a limit is reached; `accountId` is absent for a visitor. */
export type OpenBudget = (accountId: string | undefined) => Promise<RunBudget | null>

/**
 * Limits the runs that ask a model and the dollars that they cost, for all servers together: each account's, the trials
 * of visitors, and all of them. A run is counted when it begins. The most that it can cost is reserved then, and
 * corrected when its models have answered; a process that dies in between leaves the reservation, so that a cap is
 * rather reached too early.
 */
export function createModelBudget(options: ModelBudgetOptions): OpenBudget {
  const { ledger, choices, onFailure } = options
  const runMicroDollarsMax = choices.reduce((sum, { prices }) => sum + (prices ? costOfRunMax(prices) : 0), 0)
  return async (accountId) => {
    try {
      if (!(await mayRun(options, accountId))) return null
      const payers = runMicroDollarsMax > 0 ? payersOf(options, accountId) : []
      if (payers.length === 0) return unlimited
      const reservation = await ledger.reserve(payers, runMicroDollarsMax)
      if (!reservation) return null
      return { settle: (answers) => ledger.settle(reservation, costOf(answers)).catch(onFailure) }
    } catch (error) {
      onFailure(error)
      return null
    }
  }
}

const unlimited: RunBudget = { settle: async () => undefined }

async function mayRun({ counter, runsPerDay }: ModelBudgetOptions, accountId: string | undefined) {
  const mayAdd = async (key: string, runsMax: number) =>
    runsMax === 0 || (await counter.add(`model-runs:${key}`, 1, dayMs)).calls <= runsMax
  const isWithinOwn = accountId
    ? await mayAdd(accountId, runsPerDay.account)
    : await mayAdd('trials', runsPerDay.trials)
  return isWithinOwn && (await mayAdd('all', runsPerDay.all))
}

function payersOf(
  { dollarsPerDay: { all, account } }: ModelBudgetOptions,
  accountId: string | undefined,
): Payer[] {
  const payer = (id: string, dollars: number): Payer[] =>
    dollars > 0 ? [{ id, microDollarsMax: Math.round(dollars * microPerDollar) }] : []
  return [...(accountId ? payer(accountId, account) : []), ...payer('all', all)]
}

function costOf(answers: readonly ModelAnswer[]): number {
  return answers.reduce(
    (sum, { choice: { prices }, reply }) => sum + (prices ? costOfReply(reply, prices) : 0),
    0,
  )
}
