import type { Invoice, Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import type { CheckoutSession, TestClock } from '../objects'
import type { PaymentsWork } from '../payments-work'
import { endSubscription } from './end-subscription'
import { renewSubscription, retryInvoice } from './renew-subscription'

interface Due {
  kind: 'subscription' | 'invoice'
  id: string
  at: string
}

/** More turns than a daily price has in the longest advance; whatever needs more is a mistake of ours. */
const mostTurns = 5000

/**
 * Does what the calendar asks for until a moment, in order: periods end, payments are tried again. Each happens at its
 * own time, so that a clock moved by a year leaves the same traces as a year.
 * @param clock the test clock that moves; null for the world outside
 */
export async function runDue(work: PaymentsWork, clock: TestClock | null, until: number): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const due = await firstDue(work, clock?.id ?? null, until)
    if (due === undefined) return
    const at = Number(due.at)
    if (clock === null) await perform({ ...work, wallSeconds: at }, due, at)
    else {
      clock.frozen_time = Math.max(clock.frozen_time, at)
      await perform(work, due, at)
    }
  }
  throw new Error('the calendar does not come to an end')
}

async function perform(work: PaymentsWork, { kind, id }: Due, at: number): Promise<void> {
  if (kind === 'invoice') return retryInvoice(work, await work.store.get<Invoice>('invoice', id))
  const subscription = await work.store.get<Subscription>('subscription', id)
  const end = subscription.items.data[0]?.current_period_end ?? at
  if (subscription.cancel_at !== null && subscription.cancel_at <= at && at < end) {
    await endSubscription(work, subscription, 'cancellation_requested', at)
  } else await renewSubscription(work, subscription, at)
}

/** The earliest thing to do, or undefined. */
export async function firstDue(
  { sql }: PaymentsWork,
  clock: string | null,
  until: number,
): Promise<Due | undefined> {
  const ofClock = sql`body ->> 'test_clock' is not distinct from ${clock} and not deleted`
  const [due] = await sql<Due[]>`
    select kind, id, at from (
      select 'subscription' as kind, id, least(
        (body #>> '{items,data,0,current_period_end}')::bigint, (body ->> 'cancel_at')::bigint) as at
      from sandbox_payments.objects
      where kind = 'subscription' and body ->> 'status' in ('active', 'trialing', 'past_due') and ${ofClock}
      union all
      select 'invoice', id, (body ->> 'next_payment_attempt')::bigint
      from sandbox_payments.objects
      where kind = 'invoice' and body ->> 'status' = 'open' and ${ofClock}
    ) as calendar
    where at <= ${until} order by at, kind limit 1`
  return due
}

/** Checkout pages that nobody finished in time. */
export async function expireSessions(work: PaymentsWork): Promise<void> {
  const { sql, store, wallSeconds } = work
  const sessions = await store.list<CheckoutSession>(
    'checkout.session',
    sql`body ->> 'status' = 'open' and (body ->> 'expires_at')::bigint <= ${wallSeconds}`,
  )
  for (const session of sessions) {
    session.status = 'expired'
    session.url = null
    await store.save(session)
    await emitEvent(work, 'checkout.session.expired', session)
  }
}
