import { eq, sql } from 'drizzle-orm'
import { stripeCustomers, stripeEvents, subscriptions } from '../../db/schema/billing'
import { refreshCreditPeriod } from '../credits/refresh-credit-period'
import type { PaymentEvent } from '../ports/payments'
import type { ServiceContext } from '../service-context'
import { findCustomerUser } from './find-customer-user'
import { recordDispute, recordRefund } from './record-reversal'
import { requirePayments } from './require-payments'
import { syncCustomer } from './sync-customer'

type EventContext = Pick<ServiceContext, 'db' | 'now' | 'ports'>

/** Most letters of a failure that are kept. */
const errorCharsMax = 500

/**
 * Works off what the payment provider delivered, at least once and in any order:
 *
 * 1. the signature must be good for exactly this body;
 * 2. the event is written down; one that was worked off before is answered at once;
 * 3. it is a hint to look: the customer is synced, and what cannot come back (a refund, a dispute) is noted;
 * 4. only then it counts as worked off. On a failure it is thrown, so that the provider delivers it again.
 *
 * @throws BAD_REQUEST for a signature that is not good, and what failed
 */
export async function handlePaymentEvent(
  context: EventContext,
  { rawBody, signature }: { rawBody: string; signature: string | null },
): Promise<{ isNew: boolean }> {
  const event = requirePayments(context).readEvent(rawBody, signature)
  const { db, now } = context
  const [noted] = await db
    .insert(stripeEvents)
    .values({ id: event.id, type: event.type, createdAt: event.createdAt, receivedAt: now() })
    .onConflictDoUpdate({
      target: stripeEvents.id,
      set: { attempts: sql`${stripeEvents.attempts} + 1` },
    })
    .returning({ processedAt: stripeEvents.processedAt })
  if (noted?.processedAt) return { isNew: false }
  const thisOne = eq(stripeEvents.id, event.id)
  try {
    const userId = await workOff(context, event)
    await db.update(stripeEvents).set({ processedAt: now(), userId, lastError: null }).where(thisOne)
  } catch (error) {
    const lastError = String(error).slice(0, errorCharsMax)
    await db.update(stripeEvents).set({ lastError }).where(thisOne)
    throw error
  }
  return { isNew: true }
}

/** @returns whose it was, or null when it is nobody's here */
async function workOff(context: EventContext, { subject }: PaymentEvent): Promise<string | null> {
  switch (subject.kind) {
    case 'customer':
      return syncUserOf(context, subject.customerId)
    case 'customerDeleted': {
      await context.db
        .update(stripeCustomers)
        .set({ deletedAt: context.now() })
        .where(eq(stripeCustomers.stripeCustomerId, subject.customerId))
      return syncUserOf(context, subject.customerId)
    }
    case 'refund':
      return syncUser(context, await recordRefund(context, subject.chargeId))
    case 'dispute':
      return syncUser(context, await recordDispute(context, subject))
    case 'product':
      await refreshProduct(context, subject.productId)
      return null
    case 'other':
      return null
  }
}

async function syncUserOf(context: EventContext, customerId: string): Promise<string | null> {
  return syncUser(context, await findCustomerUser(context.db, customerId))
}

async function syncUser(context: EventContext, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  await syncCustomer(context, userId)
  await refreshCreditPeriod(context, userId)
  return userId
}

/** Syncs every subscriber of a product whose terms changed, because the change applies at once. */
async function refreshProduct(context: EventContext, productId: string): Promise<void> {
  const subscribers = await context.db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.productId, productId))
  for (const { userId } of subscribers) await syncUser(context, userId)
}
