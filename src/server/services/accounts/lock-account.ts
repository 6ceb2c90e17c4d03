import { eq } from 'drizzle-orm'
import { AppError, unauthorizedMessage } from '@/contracts/errors'
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

/**
 * Keeps the account from being closed until the transaction ends; other calls do not wait. It comes first in a
 * transaction, as in the one that erases an account: otherwise each could wait for a row of the other.
 * @throws UNAUTHORIZED when the account has been closed meanwhile
 */
export async function lockAgainstClosing(transaction: Database, userId: string): Promise<void> {
  const [account] = await transaction
    .select({ userId: userDetails.userId })
    .from(userDetails)
    .where(eq(userDetails.userId, userId))
    .for('key share')
  if (!account) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
}
