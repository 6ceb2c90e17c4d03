import type { UserDetails } from '@/contracts/account'
import { entitlement } from '@/core/credits/entitlement'
import { planCredits } from '@/core/credits/plan-credits'
import { planWithRights } from '../billing/find-billing'
import { presentSubscription } from '../billing/present-subscription'
import type { ServiceContext } from '../service-context'
import { getAccount } from './get-account'

/**
 * The caller's details. `subscription` is the plan whose rights hold now, null for everybody without one; `credits`
 * are what somebody whose plan does not limit them has.
 * @see spec §3 userDetails, §6
 */
export async function getUserDetails(context: ServiceContext): Promise<UserDetails> {
  const account = await getAccount(context)
  const now = context.now()
  const plan = planWithRights(account, now)
  const isLimited = plan !== null && planCredits(plan.metadata) !== null
  const credits = isLimited
    ? account.credits
    : entitlement({ ...account, ownCredits: account.credits, now }).allowance
  return {
    id: account.userId,
    email: account.email,
    credits,
    watermark_text: account.watermarkText,
    subscription: plan && presentSubscription(plan),
  }
}
