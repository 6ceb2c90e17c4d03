import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { userDetails } from '../../db/schema/user-details'

/** Makes what else counts or replaces things of this account wait until the transaction ends. */
export async function lockAccount(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ userId: userDetails.userId })
    .from(userDetails)
    .where(eq(userDetails.userId, userId))
    .for('update')
}
