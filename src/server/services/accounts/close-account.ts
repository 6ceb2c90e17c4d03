import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { AccountClosed } from '@/contracts/account'
import { stripeCustomers } from '../../db/schema/billing'
import { closedAccounts } from '../../db/schema/closed-accounts'
import { requirePayments } from '../billing/require-payments'
import { requirePerson } from '../billing/require-person'
import type { ServiceContext } from '../service-context'
import { requireStandingSession } from '../sessions/require-standing-session'
import { eraseAccount } from './erase-account'
import { hashUserId } from './hash-user-id'

type ClosingContext = Pick<ServiceContext, 'db' | 'now' | 'newId' | 'ports'>

/**
 * Closes the caller's account, at once and for good. Each step may be repeated, and they stand in an order in which a
 * call that is repeated after a crash finishes: nobody is charged for an account that is gone, and nobody is locked out
 * of one that is not.
 *
 * 1. that it is being closed is written down: from now on no token opens it anew, and a server that dies leaves word;
 * 2. the payment provider ends the plan and forgets the customer;
 * 3. files and rows go in one transaction; addresses of pictures answer 410;
 * 4. the sign-in is deleted, so the e-mail address is free again;
 * 5. of the note only a hash stays for a day, because access tokens outlive their account.
 *
 * @throws FORBIDDEN to a key | UNAUTHORIZED for a session that has ended | SERVICE_UNAVAILABLE when one of the services
 * does not answer: the same call finishes what it began, and so does the server by itself
 * @see docs/adr/0021-closing-an-account.md
 */
export async function closeAccount(context: ServiceContext): Promise<AccountClosed> {
  requirePerson(context)
  const { actor, db, now } = context
  const userHash = hashUserId(actor.userId)
  const [closing] = await db.select().from(closedAccounts).where(eq(closedAccounts.userHash, userHash))
  if (closing?.closedAt) return { closed: true }
  await requireStandingSession(context, 'fresh')
  await db
    .insert(closedAccounts)
    .values({ userHash, userId: actor.userId, startedAt: now() })
    .onConflictDoNothing()
  await finishClosing(context, actor.userId)
  return { closed: true }
}

/** Steps 2 to 5, wherever somebody stopped. */
async function finishClosing(context: ClosingContext, userId: string): Promise<void> {
  const { db, now, ports } = context
  let forgotten: string | null = null
  do {
    forgotten = await forgetCustomer(context, userId)
    // A purchase that was under way may have made another one meanwhile.
  } while (!(await eraseAccount(context, userId, forgotten)))
  await ports.identity.deleteUser(userId)
  await db
    .update(closedAccounts)
    .set({ userId: null, closedAt: now() })
    .where(eq(closedAccounts.userHash, hashUserId(userId)))
}

/** @returns the customer whom the payment provider has forgotten, null where there was none */
async function forgetCustomer(context: ClosingContext, userId: string): Promise<string | null> {
  const [customer] = await context.db
    .select({ id: stripeCustomers.stripeCustomerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
  if (!customer) return null
  const payments = requirePayments(context)
  const subscriptions = await payments.listSubscriptions(customer.id)
  for (const { id, endedAt } of subscriptions) if (endedAt === null) await payments.cancelSubscription(id)
  await payments.deleteCustomer(customer.id)
  return customer.id
}

/** How long a closing is left to the call that began it, in ms. */
const unattendedMs = 2 * 60 * 1000
/** How long a closed account is recognised, in ms: longer than any access token lives. */
const recognisedMs = 24 * 60 * 60 * 1000
const atOnceMax = 10

/**
 * Finishes what servers that died left, and forgets accounts that were closed long ago. Any number of servers may do it.
 * @throws AggregateError of those that cannot be finished now
 */
export async function finishClosings(context: ClosingContext): Promise<void> {
  const { db, now } = context
  const before = (ms: number) => new Date(now().getTime() - ms)
  await db.delete(closedAccounts).where(lt(closedAccounts.closedAt, before(recognisedMs)))
  const left = await db
    .select({ userId: closedAccounts.userId })
    .from(closedAccounts)
    .where(and(isNotNull(closedAccounts.userId), lt(closedAccounts.startedAt, before(unattendedMs))))
    .limit(atOnceMax)
  const outcomes = await Promise.allSettled(
    left.map(({ userId }) => (userId ? finishClosing(context, userId) : undefined)),
  )
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be closed yet.')
}
