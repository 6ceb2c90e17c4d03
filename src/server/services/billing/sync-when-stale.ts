import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { isStale } from '@/core/credits/entitlement'
import { stripeCustomers } from '../../db/schema/billing'
import type { Account } from '../accounts/load-account'
import type { ServiceContext } from '../service-context'
import { syncCustomer } from './sync-customer'

/** How long nobody looks again after a look that changed nothing, in ms. */
const lookAgainMs = 60_000

/**
 * When the paid period is over and nobody told us of a renewal or an end, the provider is asked before anybody is
 * answered. One call in a minute asks; when the provider does not answer, what was known holds.
 *
 * @returns whether the account has to be read again
 */
export async function syncWhenStale(
  context: Pick<ServiceContext, 'db' | 'now' | 'ports'>,
  { userId, plan }: Pick<Account, 'userId' | 'plan'>,
): Promise<boolean> {
  const { db, now, ports } = context
  if (!ports.payments || !plan || !isStale(plan, now())) return false
  const lookedBefore = new Date(now().getTime() - lookAgainMs)
  const mine = await db
    .update(stripeCustomers)
    .set({ staleCheckAt: now() })
    .where(
      and(
        eq(stripeCustomers.userId, userId),
        or(isNull(stripeCustomers.staleCheckAt), lt(stripeCustomers.staleCheckAt, lookedBefore)),
      ),
    )
    .returning({ userId: stripeCustomers.userId })
  if (mine.length === 0) return false
  return syncCustomer(context, userId).then(
    () => true,
    () => false,
  )
}
