import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { isLive } from '@/core/credits/entitlement'
import { ownCreditsOfPlan } from '@/core/credits/plan-credits'
import type { Database } from '../../db/client'
import { stripeCustomers, subscriptions } from '../../db/schema/billing'
import { userDetails } from '../../db/schema/user-details'
import { recordSystemAudit } from '../audit/record-audit'
import type { SubscriptionSnapshot } from '../ports/payments'
import type { ServiceContext } from '../service-context'
import { type Billing, findBilling, planWithRights } from './find-billing'
import { requirePayments } from './require-payments'

type SyncContext = Pick<ServiceContext, 'db' | 'now' | 'ports'>

/**
 * Reads an account's subscriptions from the payment provider and writes them down. The one way in which they change:
 * for each event, for the page after paying, before a purchase and when a paid period is over.
 *
 * 1. a ticket is taken before anything is read;
 * 2. the provider is asked;
 * 3. in one transaction the customer's row is claimed for the ticket; a newer ticket there ends it;
 * 4. subscriptions are written, those that the provider does not know any more are ended;
 * 5. the account's own credits become those of its plan, or what they were.
 *
 * So syncs may be repeated, run at once and finish in any order: what was read last stays.
 * @throws SERVICE_UNAVAILABLE when the provider does not answer; nothing is changed
 */
export async function syncCustomer(context: SyncContext, userId: string): Promise<void> {
  const { db, now } = context
  const [customer] = await db
    .select({ id: stripeCustomers.stripeCustomerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
  if (!customer) return
  const [ticket] = await db.execute<{ seq: string }>(sql`select nextval('stripe_sync_seq')::text as seq`)
  const syncSeq = Number(ticket?.seq)
  const snapshots = await requirePayments(context).listSubscriptions(customer.id)
  await db.transaction(async (transaction) => {
    const claimed = await transaction
      .update(stripeCustomers)
      .set({ syncSeq })
      .where(
        and(
          eq(stripeCustomers.userId, userId),
          eq(stripeCustomers.stripeCustomerId, customer.id),
          lt(stripeCustomers.syncSeq, syncSeq),
        ),
      )
      .returning({ userId: stripeCustomers.userId })
    if (claimed.length === 0) return
    const before = await findBilling(transaction, userId)
    const isChanged = await writeSubscriptions(transaction, { userId, syncSeq, at: now() }, snapshots)
    const after = isChanged ? await findBilling(transaction, userId) : before
    await setPlanCredits(transaction, userId, after, now())
    if (tellingOf(before) !== tellingOf(after)) {
      await recordSystemAudit({ db: transaction, now }, userId, 'subscription.changed')
    }
  })
}

interface Read {
  userId: string
  syncSeq: number
  at: Date
}

/** Only what differs is written: most that the provider tells again is known, above all what has ended. */
async function writeSubscriptions(
  db: Database,
  { userId, syncSeq, at }: Read,
  snapshots: readonly SubscriptionSnapshot[],
): Promise<boolean> {
  const known = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const told = new Set(snapshots.map(({ id }) => id))
  const gone = known.filter((row) => isLive(row) && !told.has(row.id))
  const ended = gone.map((row) => ({ ...row, status: 'canceled', endedAt: row.endedAt ?? at, syncSeq }))
  const changed = snapshots.flatMap((snapshot) => {
    const before = known.find(({ id }) => id === snapshot.id)
    const isKnown = before && isDeepStrictEqual({ ...before, ...snapshot }, before)
    return isKnown ? [] : [{ ...snapshot, userId, syncSeq }]
  })
  for (const row of [...ended, ...changed]) {
    await db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row })
  }
  return ended.length + changed.length > 0
}

/** A plan without a limit sets the account's own number while it lasts. @see product-decisions "plans" */
async function setPlanCredits(db: Database, userId: string, billing: Billing, now: Date): Promise<void> {
  const plan = planWithRights(billing, now)
  const planCredits = plan ? ownCreditsOfPlan(plan.metadata, plan.quantity) : null
  await db
    .update(userDetails)
    .set({ planCredits })
    .where(
      and(
        eq(userDetails.userId, userId),
        planCredits === null
          ? isNotNull(userDetails.planCredits)
          : sql`${userDetails.planCredits} is distinct from ${planCredits}`,
      ),
    )
}

function tellingOf({ plan }: Billing): string {
  return plan ? [plan.id, plan.status, plan.priceId, plan.quantity, plan.cancelAt?.getTime()].join() : ''
}
