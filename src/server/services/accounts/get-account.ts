import { eq } from 'drizzle-orm'
import { AppError, unauthorizedMessage } from '@/contracts/errors'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { userDetails } from '../../db/schema/user-details'
import type { ServiceContext } from '../service-context'

export interface Account {
  userId: string
  email: string
  credits: number
  watermarkText: string
}

/**
 * The caller's account. A person who signed in for the first time gets one here, with the free credits; a key
 * belongs to an account that exists.
 * @throws UNAUTHORIZED when the key's account is gone
 */
export async function getAccount({ actor, db, now }: ServiceContext): Promise<Account> {
  const columns = {
    userId: userDetails.userId,
    email: userDetails.email,
    credits: userDetails.credits,
    watermarkText: userDetails.watermarkText,
  }
  const [found] = await db.select(columns).from(userDetails).where(eq(userDetails.userId, actor.userId))
  const isCurrent = found && (actor.kind === 'apiKey' || found.email === actor.email)
  if (isCurrent) return found
  if (actor.kind === 'apiKey') throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  const at = now()
  const [saved] = await db
    .insert(userDetails)
    .values({
      userId: actor.userId,
      email: actor.email,
      credits: freeMonthlyCredits,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({ target: userDetails.userId, set: { email: actor.email, updatedAt: at } })
    .returning(columns)
  if (!saved) throw new AppError('INTERNAL', 'The account could not be opened.')
  return saved
}
