import { and, eq, isNull } from 'drizzle-orm'
import { choosePlan, hasRights, type RevokedSpan } from '@/core/credits/entitlement'
import type { Database } from '../../db/client'
import { paymentReversals, stripeCustomers, subscriptions } from '../../db/schema/billing'

/** A subscription as it was last read. */
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The payments of an account as of the last sync. */
export interface Billing {
  /** Null before the first purchase and after the provider's customer is deleted. */
  customerId: string | null
  /** The subscription that counts, whether it gives rights or not. */
  plan: SubscriptionRow | null
  /** A payment is disputed, or the dispute was lost: nothing that is paid for holds. */
  isDisputed: boolean
  revokedSpans: readonly RevokedSpan[]
}

export const noBilling: Billing = { customerId: null, plan: null, isDisputed: false, revokedSpans: [] }

/** Reads what the last sync wrote. */
export async function findBilling(db: Database, userId: string): Promise<Billing> {
  const [rows, reversals, [customer]] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    db.select().from(paymentReversals).where(eq(paymentReversals.userId, userId)),
    db
      .select({ id: stripeCustomers.stripeCustomerId })
      .from(stripeCustomers)
      .where(and(eq(stripeCustomers.userId, userId), isNull(stripeCustomers.deletedAt))),
  ])
  return {
    customerId: customer?.id ?? null,
    plan: choosePlan(rows),
    isDisputed: reversals.some(({ kind, status }) => kind === 'dispute' && status !== 'won'),
    revokedSpans: reversals.flatMap(({ status, subscriptionId, spanStart, spanEnd }) =>
      status !== 'won' && subscriptionId && spanStart && spanEnd
        ? [{ subscriptionId, start: spanStart, end: spanEnd }]
        : [],
    ),
  }
}

/** The plan whose features hold now, or null. */
export function planWithRights({ plan, isDisputed }: Billing, now: Date): SubscriptionRow | null {
  return plan && hasRights(plan, { isDisputed, now }) ? plan : null
}
