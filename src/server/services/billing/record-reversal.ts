import { eq, sql } from 'drizzle-orm'
import { isLive } from '@/core/credits/entitlement'
import { paymentReversals, subscriptions } from '../../db/schema/billing'
import { recordSystemAudit } from '../audit/record-audit'
import type { PaidCharge, PaymentSubject } from '../ports/payments'
import type { ServiceContext } from '../service-context'
import { findCustomerUser } from './find-customer-user'
import { requirePayments } from './require-payments'

type ReversalContext = Pick<ServiceContext, 'db' | 'now' | 'ports'>
type DisputeSubject = Extract<PaymentSubject, { kind: 'dispute' }>

interface PayersCharge {
  userId: string
  charge: PaidCharge
}

async function findPayersCharge(context: ReversalContext, chargeId: string): Promise<PayersCharge | null> {
  const charge = await requirePayments(context).getCharge(chargeId)
  const userId = charge?.customerId ? await findCustomerUser(context.db, charge.customerId) : null
  return charge && userId ? { userId, charge } : null
}

/** Columns of what the charge paid for. */
function spanOf({ paidFor }: PaidCharge) {
  return {
    subscriptionId: paidFor?.subscriptionId ?? null,
    spanStart: paidFor?.start ?? null,
    spanEnd: paidFor?.end ?? null,
  }
}

/**
 * Notes that a payment was given back. Only all of it counts: a part is a favour and takes no credits away.
 * @returns whose it was, or null when it is nobody's here
 */
export async function recordRefund(context: ReversalContext, chargeId: string): Promise<string | null> {
  const found = await findPayersCharge(context, chargeId)
  if (!found) return null
  const { userId, charge } = found
  if (!charge.isRefunded) return userId
  const { db, now } = context
  await db.transaction(async (transaction) => {
    const added = await transaction
      .insert(paymentReversals)
      .values({ id: chargeId, userId, kind: 'refund', status: 'lost', ...spanOf(charge), createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: paymentReversals.id })
    if (added.length > 0) await recordSystemAudit({ db: transaction, now }, userId, 'payment.refunded')
  })
  return userId
}

/**
 * Notes a dispute, or how it ended, whichever is heard first. While it is open nothing that is paid for holds; the
 * subscription is cancelled, so that no further payment is disputed.
 * @returns whose it was, or null when it is nobody's here
 */
export async function recordDispute(
  context: ReversalContext,
  { disputeId, chargeId, status }: DisputeSubject,
): Promise<string | null> {
  const found = await findPayersCharge(context, chargeId)
  if (!found) return null
  const { userId, charge } = found
  const { db, now } = context
  const [noted] = await db.transaction(async (transaction) => {
    await recordSystemAudit({ db: transaction, now }, userId, 'payment.disputed')
    return transaction
      .insert(paymentReversals)
      .values({ id: disputeId, userId, kind: 'dispute', status, ...spanOf(charge), createdAt: now() })
      .onConflictDoUpdate({
        target: paymentReversals.id,
        // An end is not undone by the beginning that is heard after it.
        set: { status: sql`case when ${status} = 'open' then ${paymentReversals.status} else ${status} end` },
      })
      .returning({ status: paymentReversals.status })
  })
  if (noted?.status !== 'won') await cancelAll(context, userId)
  return userId
}

async function cancelAll(context: ReversalContext, userId: string): Promise<void> {
  const rows = await context.db
    .select({ id: subscriptions.id, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  for (const row of rows.filter(isLive)) await requirePayments(context).cancelSubscription(row.id)
}
