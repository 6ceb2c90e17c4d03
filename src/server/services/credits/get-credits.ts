import type { Credits } from '@/contracts/meme-shapes'
import { remainingCredits } from '@/core/credits/remaining-credits'
import type { ServiceContext } from '../service-context'
import { getCreditPeriod, type OpenPeriod } from './open-credit-period'

/** A period as it crosses the wire. */
export function presentCredits(period: OpenPeriod): Credits {
  return {
    total: period.allowance,
    used: period.used,
    remaining: remainingCredits(period.allowance, period.used),
    periodEnd: period.end.toISOString(),
  }
}

/** The caller's credits in the period that holds now. */
export async function getCredits(context: ServiceContext): Promise<Credits> {
  return presentCredits(await getCreditPeriod(context))
}
