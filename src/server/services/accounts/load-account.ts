import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { stripeCustomers } from '../../db/schema/billing'
import { closedAccounts } from '../../db/schema/closed-accounts'
import { userDetails } from '../../db/schema/user-details'
import { type Billing, findBilling, noBilling } from '../billing/find-billing'
import { hashUserId } from './hash-user-id'

export interface Account extends Billing {
  userId: string
  email: string
  /** A month, for everybody whose plan does not limit them. */
  credits: number
  watermarkText: string
}

/** An account with what it pays for, or null when there is none or when it is being closed. */
export async function loadAccount(db: Database, userId: string): Promise<Account | null> {
  const [row] = await db
    .select({
      userId: userDetails.userId,
      email: userDetails.email,
      credits: userDetails.credits,
      planCredits: userDetails.planCredits,
      watermarkText: userDetails.watermarkText,
      // Most people never paid: of them nothing more is asked.
      isCustomer: stripeCustomers.userId,
    })
    .from(userDetails)
    .leftJoin(stripeCustomers, eq(stripeCustomers.userId, userDetails.userId))
    .where(
      and(
        eq(userDetails.userId, userId),
        sql`not exists (select from ${closedAccounts} where ${closedAccounts.userHash} = ${hashUserId(userId)})`,
      ),
    )
  if (!row) return null
  const { planCredits, isCustomer, credits, ...details } = row
  const billing = isCustomer ? await findBilling(db, userId) : noBilling
  return { ...details, ...billing, credits: planCredits ?? credits }
}
