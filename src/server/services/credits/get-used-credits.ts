import type { UsedCredits } from '@/contracts/account'
import type { ServiceContext } from '../service-context'
import { getCreditPeriod } from './open-credit-period'

export async function getUsedCredits(context: ServiceContext): Promise<UsedCredits> {
  const period = await getCreditPeriod(context)
  return {
    usedCreditCount: period.used,
    periodStart: period.start.toISOString(),
    periodEnd: period.end.toISOString(),
  }
}
