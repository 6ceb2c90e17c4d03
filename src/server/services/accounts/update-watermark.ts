import { eq } from 'drizzle-orm'
import type { UpdateWatermarkInput, Watermark } from '@/contracts/account'
import { AppError } from '@/contracts/errors'
import { userDetails } from '../../db/schema/user-details'
import { planWithRights } from '../billing/find-billing'
import type { ServiceContext } from '../service-context'
import { getAccount } from './get-account'

/**
 * Sets the text that stands on what the caller makes from now on. What was made keeps its mark (ADR 0005).
 *
 * @throws FORBIDDEN without a plan that allows it | CONTENT_BLOCKED
 * @see spec §6
 */
export async function updateWatermark(
  context: ServiceContext,
  { watermark_text: watermarkText }: UpdateWatermarkInput,
): Promise<Watermark> {
  const { db, now, ports, site } = context
  const account = await getAccount(context)
  if (planWithRights(account, now())?.metadata.customWatermark !== 'true') {
    throw new AppError('FORBIDDEN', `Your plan has no watermark of your own. See ${site.url}/pricing.`)
  }
  const verdict = await ports.moderator.check(watermarkText)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
  await db
    .update(userDetails)
    .set({ watermarkText, updatedAt: now() })
    .where(eq(userDetails.userId, account.userId))
  return { watermark_text: watermarkText }
}
