import { and, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { AppliedDiscount, ApplyDiscountInput } from '@/contracts/subscription'
import { discountOffers } from '../../db/schema/billing'
import { getAccount } from '../accounts/get-account'
import { recordAudit } from '../audit/record-audit'
import type { Discount, Payments } from '../ports/payments'
import type { ServiceContext } from '../service-context'
import { planWithRights } from './find-billing'
import { requirePayments } from './require-payments'
import { requirePerson } from './require-person'

/** How the offer to who is about to leave is written down. */
export const retentionOffer = 'retention'

/**
 * Takes a discount on the caller's plan: a code, or without one the offer to who is about to leave. Each once for a
 * customer. The claim is stored before the provider is asked, and the provider is asked under a key made of it, so that
 * a call that is repeated after a crash applies it once.
 *
 * @throws FORBIDDEN to a key | CONFLICT without a plan | NOT_FOUND for another code | BAD_REQUEST | SERVICE_UNAVAILABLE
 */
export async function applyDiscount(
  context: ServiceContext,
  { code }: ApplyDiscountInput,
): Promise<AppliedDiscount> {
  requirePerson(context)
  const payments = requirePayments(context)
  const { db, now } = context
  const account = await getAccount(context)
  const plan = planWithRights(account, now())
  if (!plan) {
    throw new AppError('CONFLICT', `A discount needs a plan. See ${context.site.url}/pricing.`)
  }
  const offer = code === undefined ? retentionOffer : `code:${code.toLowerCase()}`
  const mine = and(eq(discountOffers.userId, account.userId), eq(discountOffers.offer, offer))
  const [before] = await db.select().from(discountOffers).where(mine)
  if (before?.appliedAt) return { applied: false, description: 'You took this discount before.' }
  const discount = await findDiscount(payments, code)
  await db
    .insert(discountOffers)
    .values({ userId: account.userId, offer, claimedAt: now() })
    .onConflictDoNothing()
  await payments.applyDiscount(plan.id, discount, `discount:${account.userId}:${offer}`)
  await db.transaction(async (transaction) => {
    await transaction.update(discountOffers).set({ appliedAt: now() }).where(mine)
    await recordAudit({ ...context, db: transaction }, 'discount.applied')
  })
  return { applied: true, description: discount.description }
}

async function findDiscount(payments: Payments, code: string | undefined): Promise<Discount> {
  const found = code === undefined ? await payments.findRetentionOffer() : await payments.findDiscount(code)
  if (found) return found
  throw new AppError(
    'NOT_FOUND',
    code === undefined ? 'There is no offer at the moment.' : 'This code is not known, or no longer good.',
  )
}
