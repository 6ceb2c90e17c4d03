import { sql } from 'drizzle-orm'
import { AppError, unauthorizedMessage } from '@/contracts/errors'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { recordAudit } from '../audit/record-audit'
import { syncWhenStale } from '../billing/sync-when-stale'
import { openCreditPeriod } from '../credits/open-credit-period'
import type { ServiceContext } from '../service-context'
import { requireStandingSession } from '../sessions/require-standing-session'
import { hashUserId } from './hash-user-id'
import { isDisposableAddress } from './is-disposable-address'
import { loadAccount } from './load-account'

/**
 * Brings the caller's account up to date before a service reads it:
 * 1. at the first sign-in it is created, with the free credits;
 * 2. its address follows the sign-in service;
 * 3. a plan whose paid period is over is read from the payment provider;
 * 4. the credit period of now is opened.
 *
 * Routes and procedures call it once for each request; everything behind them reads with `getAccount`.
 * @throws UNAUTHORIZED when the account was closed, or the key's is gone
 */
export async function openAccount(context: ServiceContext): Promise<void> {
  const { actor, db } = context
  let account = await loadAccount(db, actor.userId)
  if (actor.kind === 'user' && account?.email !== actor.email) {
    const email = await currentEmail(context, actor)
    if (account?.email !== email) {
      await saveAccount(context, email)
      if (account) await recordAudit(context, 'email.changed')
      account = await loadAccount(db, actor.userId)
    }
  }
  if (account && (await syncWhenStale(context, account))) account = await loadAccount(db, actor.userId)
  if (!account) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  await openCreditPeriod(context, account)
}

/** The sign-in service knows the address of now; a token names the one at its issue, and may outlive its session. */
async function currentEmail(context: ServiceContext, actor: { email: string }): Promise<string> {
  return ((await requireStandingSession(context, 'fresh')) ?? actor).email
}

/** Saves nothing while the account is being closed: an access token outlives it and must not open it again. */
async function saveAccount({ actor, db, now }: ServiceContext, email: string): Promise<void> {
  const at = now().toISOString()
  // Throwaway addresses cost nothing, so free credits for them would be free without end.
  const credits = isDisposableAddress(email) ? 0 : freeMonthlyCredits
  await db.execute(sql`
    insert into user_details (user_id, email, credits, created_at, updated_at)
    select ${actor.userId}, ${email}, ${credits}, ${at}, ${at}
    where not exists (select from closed_accounts where user_hash = ${hashUserId(actor.userId)})
    on conflict (user_id) do update set email = excluded.email, updated_at = excluded.updated_at`)
}
