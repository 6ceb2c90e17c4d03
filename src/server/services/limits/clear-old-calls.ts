import { lt, sql } from 'drizzle-orm'
import { contactKeptDays } from '@/core/contact/contact-limits'
import { usageKeptDays } from '@/core/insights/usage-kept-days'
import type { Database } from '../../db/client'
import { apiKeyUsage } from '../../db/schema/api-key-usage'
import { stripeEvents } from '../../db/schema/billing'
import { callCounts } from '../../db/schema/call-counts'
import { contactMessages } from '../../db/schema/contact-messages'
import { idempotencyKeys } from '../../db/schema/idempotency-keys'
import { modelSpending } from '../../db/schema/model-spending'
import { keptHours } from '../idempotency/claim-call'

/** Days that an event is recognised: the payment provider repeats itself for three. */
const eventKeptDays = 30

/**
 * Deletes counts of minutes that are over, answers that nobody may ask for again, what models cost before yesterday,
 * what was called with keys or delivered by the payment provider long ago, and messages of a year ago. Any number of
 * servers may do it.
 */
export async function clearOldCalls(db: Database): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`))
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - ${keptHours}::int * interval '1 hour'`))
  await db
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, sql`now() - ${eventKeptDays}::int * interval '1 day'`))
  await db
    .delete(apiKeyUsage)
    .where(lt(apiKeyUsage.day, sql`(now() at time zone 'utc')::date - ${usageKeptDays}::int`))
  await db.delete(modelSpending).where(lt(modelSpending.day, sql`(now() at time zone 'utc')::date - 1`))
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, sql`now() - ${contactKeptDays}::int * interval '1 day'`))
}
