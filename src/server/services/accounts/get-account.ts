import { sql } from 'drizzle-orm'
import { AppError, unauthorizedMessage } from '@/contracts/errors'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { recordAudit } from '../audit/record-audit'
import { syncWhenStale } from '../billing/sync-when-stale'
import type { ServiceContext } from '../service-context'
import { requireStandingSession } from '../sessions/require-standing-session'
import { hashUserId } from './hash-user-id'
import { isDisposableAddress } from './is-disposable-address'
import { type Account, loadAccount } from './load-account'

/**
 * The caller's account, with a plan that is up to date. A person who signed in for the first time gets one here, with
 * the free credits; a key belongs to an account that exists.
 * @throws UNAUTHORIZED when the account was closed, or the key's is gone
 */
export async function getAccount(context: ServiceContext): Promise<Account> {
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
  return account
}

/** A token may be older than a change of address, and outlive its session: the service knows what holds. */
async function currentEmail(context: ServiceContext, actor: { email: string }): Promise<string> {
  return ((await requireStandingSession(context, 'fresh')) ?? actor).email
}

/** Nothing where the account is being closed: an access token outlives it, and must not open it anew. */
async function saveAccount({ actor, db, now }: ServiceContext, email: string): Promise<void> {
  const at = now().toISOString()
  // Whoever throws the address away has as many accounts as they like.
  const credits = isDisposableAddress(email) ? 0 : freeMonthlyCredits
  await db.execute(sql`
    insert into user_details (user_id, email, credits, created_at, updated_at)
    select ${actor.userId}, ${email}, ${credits}, ${at}, ${at}
    where not exists (select from closed_accounts where user_hash = ${hashUserId(actor.userId)})
    on conflict (user_id) do update set email = excluded.email, updated_at = excluded.updated_at`)
}
