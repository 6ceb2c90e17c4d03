import { eq, isNotNull } from 'drizzle-orm'
import { stripeCustomers } from '../../db/schema/billing'
import type { Account } from '../accounts/load-account'
import type { ServiceContext } from '../service-context'
import { requirePayments } from './require-payments'

/**
 * The account's customer at the payment provider, made when there is none or when it was deleted there. Its key is made
 * of the account, so that two purchases begun at once make one customer.
 * @returns the customer's id
 */
export async function ensureCustomer(context: ServiceContext, account: Account): Promise<string> {
  if (account.customerId) return account.customerId
  const { db, now } = context
  const mine = eq(stripeCustomers.userId, account.userId)
  const [deleted] = await db
    .select({ id: stripeCustomers.stripeCustomerId })
    .from(stripeCustomers)
    .where(mine)
  const { userId, email } = account
  const key = deleted ? `customer:${userId}:${deleted.id}` : `customer:${userId}`
  const stripeCustomerId = await requirePayments(context).createCustomer({ userId, email }, key)
  await db
    .insert(stripeCustomers)
    .values({ userId, stripeCustomerId, createdAt: now() })
    .onConflictDoUpdate({
      target: stripeCustomers.userId,
      set: { stripeCustomerId, deletedAt: null },
      setWhere: isNotNull(stripeCustomers.deletedAt),
    })
  return stripeCustomerId
}
