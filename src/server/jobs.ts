import { finishClosings } from './services/accounts/close-account'
import { clearOldCalls } from './services/limits/clear-old-calls'

/** Milliseconds between two looks for accounts whose closing a stopped server left unfinished. */
const closingStepMs = 60_000
/** Milliseconds between two clearings of old call counts and kept answers. */
const clearingStepMs = 10 * 60 * 1000

/** Starts the timers of the process. They do not keep it alive, and a failed run is tried again at the next step. */
export function startJobs(
  services: Parameters<typeof finishClosings>[0],
  reportAs: (job: string) => (error: unknown) => void,
): void {
  const reportClearing = reportAs('rate-limits')
  const reportClosing = reportAs('account-closing')
  setInterval(() => clearOldCalls(services.db).catch(reportClearing), clearingStepMs).unref()
  setInterval(() => finishClosings(services).catch(reportClosing), closingStepMs).unref()
}
