import { and, desc, eq } from 'drizzle-orm'
import { type Entitlement, entitlement } from '@/core/credits/entitlement'
import type { Database } from '../../db/client'
import { creditPeriods } from '../../db/schema/credits'
import { userDetails } from '../../db/schema/user-details'
import type { Account } from '../accounts/load-account'
import type { ServiceContext } from '../service-context'

export interface OpenPeriod {
  start: Date
  end: Date
  /** Never less than `used`. */
  allowance: number
  used: number
}

interface StoredPeriod extends OpenPeriod {
  source: string
  revokedAt: Date | null
}

/**
 * The period that holds now, made when it is missing (so no clock has to run) and brought to today's entitlement.
 *
 * - More credits are there at once; fewer leave what is used, so that nothing is taken back.
 * - A payment that was taken back revokes what is left, and what was revoked stays revoked.
 * - Who begins to pay begins a period; who stops within one keeps it, with a free account's credits, until theirs begin.
 */
export async function openCreditPeriod(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  account: Account,
): Promise<OpenPeriod> {
  const at = now()
  const wanted = entitlement({ ...account, ownCredits: account.credits, now: at })
  const latest = await findLatest(db, account.userId)
  if (latest && isAsWanted(latest, wanted)) return latest
  return db.transaction(async (transaction) => {
    // Two calls at once: the account's row is the queue.
    await transaction
      .select({ userId: userDetails.userId })
      .from(userDetails)
      .where(eq(userDetails.userId, account.userId))
      .for('no key update')
    const current = await findLatest(transaction, account.userId)
    if (current && isAsWanted(current, wanted)) return current
    return current && wanted.start <= current.start
      ? changePeriod(transaction, account.userId, { current, wanted, at })
      : beginPeriod(transaction, account.userId, { current, wanted, at })
  })
}

const columns = {
  start: creditPeriods.periodStart,
  end: creditPeriods.periodEnd,
  allowance: creditPeriods.allowance,
  used: creditPeriods.used,
  source: creditPeriods.source,
  revokedAt: creditPeriods.revokedAt,
}

/** The caller's period as it is stored. `openAccount` has brought it up to date. */
export async function getCreditPeriod({
  actor,
  db,
}: Pick<ServiceContext, 'actor' | 'db'>): Promise<OpenPeriod> {
  const latest = await findLatest(db, actor.userId)
  if (!latest) throw new Error('An opened account has a credit period.')
  return latest
}

async function findLatest(db: Database, userId: string): Promise<StoredPeriod | null> {
  const [latest] = await db
    .select(columns)
    .from(creditPeriods)
    .where(eq(creditPeriods.userId, userId))
    .orderBy(desc(creditPeriods.periodStart))
    .limit(1)
  return latest ?? null
}

interface Change {
  current: StoredPeriod | null
  wanted: Entitlement
  at: Date
}

/** A running period, adjusted to the entitlement. */
function changed(current: StoredPeriod, wanted: Entitlement): Omit<StoredPeriod, 'revokedAt'> {
  // This paid period ended before the current one began, so it must not give its credits again.
  if (wanted.end <= current.start) return current
  const isRevoked = wanted.isRevoked || current.revokedAt !== null
  return {
    start: current.start,
    end: wanted.end,
    source: wanted.source,
    allowance: isRevoked ? current.used : Math.max(wanted.allowance, current.used),
    used: current.used,
  }
}

function isAsWanted(current: StoredPeriod, wanted: Entitlement): boolean {
  if (wanted.start > current.start) return false
  const { end, source, allowance } = changed(current, wanted)
  return (
    current.end.getTime() === end.getTime() &&
    current.source === source &&
    current.allowance === allowance &&
    (!wanted.isRevoked || current.revokedAt !== null || wanted.end <= current.start)
  )
}

async function changePeriod(
  db: Database,
  userId: string,
  { current, wanted, at }: Change & { current: StoredPeriod },
): Promise<OpenPeriod> {
  const ofPeriod = and(eq(creditPeriods.userId, userId), eq(creditPeriods.periodStart, current.start))
  // A spend may be under way: its row is locked before what is used is read.
  const [locked] = await db.select(columns).from(creditPeriods).where(ofPeriod).for('update')
  const { start: _start, end, used: _used, ...rest } = changed(locked ?? current, wanted)
  const revokedAt = wanted.isRevoked ? (locked?.revokedAt ?? at) : (locked?.revokedAt ?? null)
  const [saved] = await db
    .update(creditPeriods)
    .set({ ...rest, periodEnd: end, revokedAt, updatedAt: at })
    .where(ofPeriod)
    .returning(columns)
  if (!saved) throw new Error('A credit period is gone while its account is locked.')
  return saved
}

/** A free period begins where the one before it ended, or now when that was cut short; a paid one when it was paid. */
function beginningOf({ current, wanted, at }: Change): Date {
  if (!current || wanted.source !== 'free') return wanted.start
  return new Date(Math.max(wanted.start.getTime(), Math.min(current.end.getTime(), at.getTime())))
}

async function beginPeriod(db: Database, userId: string, change: Change): Promise<OpenPeriod> {
  const { current, wanted, at } = change
  const periodStart = beginningOf(change)
  if (current && current.end > periodStart) {
    await db
      .update(creditPeriods)
      .set({ periodEnd: periodStart, updatedAt: at })
      .where(and(eq(creditPeriods.userId, userId), eq(creditPeriods.periodStart, current.start)))
  }
  const [saved] = await db
    .insert(creditPeriods)
    .values({
      userId,
      periodStart,
      periodEnd: wanted.end,
      allowance: wanted.allowance,
      source: wanted.source,
      revokedAt: wanted.isRevoked ? at : null,
      updatedAt: at,
    })
    .returning(columns)
  if (!saved) throw new Error('A credit period could not be begun.')
  return saved
}
