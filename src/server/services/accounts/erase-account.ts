import { eq, like, sql } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { Database } from '../../db/client'
import { auditLog } from '../../db/schema/audit-log'
import { stripeCustomers } from '../../db/schema/billing'
import { callCounts } from '../../db/schema/call-counts'
import { contactMessages } from '../../db/schema/contact-messages'
import { images } from '../../db/schema/images'
import { modelSpending } from '../../db/schema/model-spending'
import { seenSessions } from '../../db/schema/seen-sessions'
import { uploads } from '../../db/schema/uploads'
import { userDetails } from '../../db/schema/user-details'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { nothingShown } from '../uploads/delete-upload'

type EraseContext = Pick<ServiceContext, 'db' | 'now' | 'newId' | 'ports'>

/** How long the erasing waits for a row, in ms: less than the second after which PostgreSQL looks for deadlocks. */
const lockTimeoutMs = 200
/** Ten seconds of waiting at most: calls under way end within them, and no new one begins. */
const attemptsMax = 50
const lockNotAvailable = '55P03'

/**
 * Deletes every row and file of an account in one transaction, but for what answers 410 where its pictures were, and
 * the trail of what was done, which loses its name. Files go first within it: a transaction that fails leaves rows by
 * which the next one finds what is left.
 *
 * Calls of the account may be under way, with locks in any order. The erasing never waits for one of them for long: it
 * starts again, so that it is never the other half of a deadlock.
 *
 * @param forgotten the customer whom the payment provider has forgotten
 * @returns false when there is another customer by now; then nothing is deleted
 * @throws SERVICE_UNAVAILABLE when calls of the account hold its rows for too long
 */
export async function eraseAccount(
  context: EraseContext,
  userId: string,
  forgotten: string | null,
): Promise<boolean> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    try {
      return await eraseAtOnce(context, userId, forgotten)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
  }
  throw new AppError('SERVICE_UNAVAILABLE', 'Your account is busy. Close it again in a minute.')
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === lockNotAvailable
}

async function eraseAtOnce(
  { db, now, newId, ports }: EraseContext,
  userId: string,
  forgotten: string | null,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`)
    // Allows this transaction, and no other, to delete from the ledger.
    await transaction.execute(sql`select set_config('app.account_erasure', 'on', true)`)
    // In the order of a sync, so that neither waits for the other. Nothing can be added to the account from here on.
    const [customer] = await transaction
      .select({ id: stripeCustomers.stripeCustomerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
      .for('update')
    const account = eq(userDetails.userId, userId)
    const [details] = await transaction
      .select({ email: userDetails.email })
      .from(userDetails)
      .where(account)
      .for('update')
    if (customer && customer.id !== forgotten) return false
    await removeFiles(transaction, ports.imageStorage, userId)
    await leaveAddresses(transaction, userId, now())
    await loseName(transaction, userId, { standIn: newId(), at: now() })
    await transaction.delete(seenSessions).where(eq(seenSessions.userId, userId))
    await transaction.delete(callCounts).where(like(callCounts.key, `%${userId}%`))
    await transaction.delete(modelSpending).where(eq(modelSpending.payer, userId))
    if (details) await removeMessages(transaction, details.email)
    await transaction.delete(userDetails).where(account)
    return true
  })
}

async function removeFiles(
  db: Database,
  storage: ServiceContext['ports']['imageStorage'],
  userId: string,
): Promise<void> {
  const rows = await db
    .select({ storageKey: uploads.storageKey })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  for (const { storageKey } of rows) await storage.remove(storageKey)
}

/** Deletes their contact messages. Row-level security shows only those of the address in `app.erased_email`. */
async function removeMessages(db: Database, address: string): Promise<void> {
  const email = address.toLowerCase()
  await db.execute(sql`select set_config('app.erased_email', ${email}, true)`)
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

/** Keeps image ids so that their addresses answer 410, and removes everything that names the owner. */
async function leaveAddresses(db: Database, userId: string, at: Date): Promise<void> {
  const gone = await db
    .select({ imageId: visuals.imageId, createdAt: visuals.createdAt })
    .from(visuals)
    .where(eq(visuals.userId, userId))
  if (gone.length > 0) {
    await db.insert(images).values(gone.map(({ imageId, createdAt }) => ({ id: imageId, userId, createdAt })))
  }
  await db
    .update(images)
    .set({
      userId: null,
      resultId: null,
      document: null,
      altText: '',
      wordsByModel: false,
      runHash: null,
      deletedAt: at,
    })
    .where(eq(images.userId, userId))
  await db
    .update(uploads)
    .set({ userId: null, deletedAt: at, ...nothingShown })
    .where(eq(uploads.userId, userId))
}

/** The trail stays one trail, of nobody. */
async function loseName(
  db: Database,
  userId: string,
  { standIn, at }: { standIn: string; at: Date },
): Promise<void> {
  await db.insert(auditLog).values({
    actor: `user:${userId}`,
    userId,
    action: 'account.closed',
    addressHash: null,
    createdAt: at,
  })
  await db
    .update(auditLog)
    .set({ userId: standIn, actor: 'closed account', addressHash: null })
    .where(eq(auditLog.userId, userId))
}
