import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { stripeCustomers } from '../../db/schema/billing'

/** Whose customer it is; null when it is none of ours, or no longer. */
export async function findCustomerUser(db: Database, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.stripeCustomerId, customerId))
  return row?.userId ?? null
}
