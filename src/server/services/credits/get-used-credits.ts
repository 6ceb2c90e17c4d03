import type { UsedCredits } from '@/contracts/account'
import { getAccount } from '../accounts/get-account'
import type { ServiceContext } from '../service-context'
import { openCreditPeriod } from './open-credit-period'

export async function getUsedCredits(context: ServiceContext): Promise<UsedCredits> {
  const period = await openCreditPeriod(context, await getAccount(context))
  return {
    usedCreditCount: period.used,
    periodStart: period.start.toISOString(),
    periodEnd: period.end.toISOString(),
  }
}
