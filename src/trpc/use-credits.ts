import type { Credits } from '@/contracts/meme-shapes'
import { planCredits } from '@/core/credits/plan-credits'
import { remainingCredits } from '@/core/credits/remaining-credits'
import { trpc } from './client'

/**
 * Credits of the account, or undefined while they load. Used credits are requested only after the details (spec §4).
 */
export function useCredits(): Credits | undefined {
  const details = trpc.account.userDetails.useQuery().data
  const used = trpc.account.usedCredits.useQuery(undefined, { enabled: details !== undefined }).data
  if (!details || !used) return undefined
  const plan = details.subscription?.prices[0]?.product.metadata
  const total = (plan && planCredits(plan)) ?? details.credits
  return {
    total,
    used: used.usedCreditCount,
    remaining: remainingCredits(total, used.usedCreditCount),
    periodEnd: used.periodEnd,
  }
}
