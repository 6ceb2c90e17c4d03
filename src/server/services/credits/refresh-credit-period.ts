import { loadAccount } from '../accounts/load-account'
import type { ServiceContext } from '../service-context'
import { openCreditPeriod } from './open-credit-period'

/** Brings an account's period to what it pays for now, so that its ledger says so at once; nothing without an account. */
export async function refreshCreditPeriod(
  context: Pick<ServiceContext, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const account = await loadAccount(context.db, userId)
  if (account) await openCreditPeriod(context, account)
}
