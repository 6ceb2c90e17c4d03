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
  const { userId, email } = account
  const findBound = async () => {
    const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId))
    return row
  }
  const bound = await findBound()
  // Made by a call beside this one.
  if (bound && !bound.deletedAt) return bound.stripeCustomerId
  const key = bound ? `customer:${userId}:${bound.stripeCustomerId}` : `customer:${userId}`
  const stripeCustomerId = await requirePayments(context).createCustomer({ userId, email }, key)
  await db
    .insert(stripeCustomers)
    .values({ userId, stripeCustomerId, createdAt: now() })
    .onConflictDoUpdate({
      target: stripeCustomers.userId,
      set: { stripeCustomerId, deletedAt: null },
      setWhere: isNotNull(stripeCustomers.deletedAt),
    })
  return (await findBound())?.stripeCustomerId ?? stripeCustomerId
}
