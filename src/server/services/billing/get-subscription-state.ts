import { and, eq, isNotNull } from 'drizzle-orm'
import type { SubscriptionState } from '@/contracts/subscription'
import { isLive } from '@/core/credits/entitlement'
import { discountOffers } from '../../db/schema/billing'
import { getAccount } from '../accounts/get-account'
import type { Account } from '../accounts/load-account'
import { presentCredits } from '../credits/get-credits'
import { getCreditPeriod } from '../credits/open-credit-period'
import type { ServiceContext } from '../service-context'
import { retentionOffer } from './apply-discount'
import { planWithRights } from './find-billing'
import { presentSubscription } from './present-subscription'

/** The caller's plan and credits. Without payments there is no plan. */
export async function getSubscriptionState(context: ServiceContext): Promise<SubscriptionState> {
  const account = await getAccount(context)
  const period = await getCreditPeriod(context)
  const plan = planWithRights(account, context.now())
  const inactive = !plan && account.plan && isLive(account.plan) ? account.plan : null
  return {
    subscription: plan && presentSubscription(plan),
    inactive: inactive && presentSubscription(inactive),
    credits: presentCredits(period),
    isDisputed: account.isDisputed,
    hasPortal: account.customerId !== null,
    retentionOffer: plan ? await openOffer(context, account) : null,
  }
}

/** The retention offer; null once it was taken or when the provider does not answer. */
async function openOffer(
  { db, ports }: ServiceContext,
  { userId }: Account,
): Promise<{ description: string } | null> {
  const taken = await db
    .select({ offer: discountOffers.offer })
    .from(discountOffers)
    .where(and(eq(discountOffers.userId, userId), isNotNull(discountOffers.appliedAt)))
  if (taken.some(({ offer }) => offer === retentionOffer)) return null
  const discount = await ports.payments?.findRetentionOffer().catch(() => null)
  return discount ? { description: discount.description } : null
}
