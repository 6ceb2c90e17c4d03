import type { Sql } from 'postgres'
import { signWebhook } from './sign-webhook'

/** Seconds between one attempt and the next; after the last the event is given up, as with Stripe's three days. */
const retrySeconds = [0.5, 2, 5, 15, 60, 300, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400]
const answerLimitMs = 10_000
/** An attempt that does not come back within this time, because its process is gone, is made again. */
const leaseSeconds = 30
const atOnce = 8

interface Delivery {
  id: string
  attempts: number
  event_id: string
  body: unknown
  url: string | null
  secret: string | null
}

/**
 * Sends what is due, oldest first, and writes down how it went.
 * @returns how many were tried, and in how many ms the next is due (null: nothing waits)
 */
export async function deliverDue(sql: Sql): Promise<{ tried: number; nextInMs: number | null }> {
  const due = await claim(sql)
  await Promise.all(due.map((delivery) => attempt(sql, delivery)))
  const [next] = await sql<{ ms: number | null }[]>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms
    from sandbox_payments.deliveries where finished_at is null`
  return { tried: due.length, nextInMs: next?.ms == null ? null : Math.max(next.ms, 0) }
}

/** Takes deliveries for itself: whoever asks next finds others. */
function claim(sql: Sql): Promise<Delivery[]> {
  return sql<Delivery[]>`
    with mine as (
      select id from sandbox_payments.deliveries
      where finished_at is null and due_at <= now() order by id limit ${atOnce} for update skip locked
    ), taken as (
      update sandbox_payments.deliveries as delivery
      set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from mine where delivery.id = mine.id
      returning delivery.id, delivery.attempts, delivery.event_id, delivery.endpoint_id
    )
    select taken.id, taken.attempts, taken.event_id, event.body,
      endpoint.body ->> 'url' as url, endpoint.note ->> 'secret' as secret
    from taken
    join sandbox_payments.objects as event on event.kind = 'event' and event.id = taken.event_id
    left join sandbox_payments.objects as endpoint
      on endpoint.kind = 'webhook_endpoint' and endpoint.id = taken.endpoint_id and not endpoint.deleted
    order by taken.id`
}

async function attempt(sql: Sql, delivery: Delivery): Promise<void> {
  const { id, attempts, event_id: eventId, url, secret } = delivery
  if (url === null || secret === null) {
    await sql`
      update sandbox_payments.deliveries set finished_at = now(), last_outcome = 'the endpoint is gone'
      where id = ${id}`
    return
  }
  const outcome = await send(url, secret, delivery.body)
  const wait = retrySeconds[attempts - 1]
  if (outcome === 'delivered' || wait === undefined) {
    await finish(sql, id, eventId, outcome)
  } else {
    await sql`
      update sandbox_payments.deliveries
      set due_at = now() + make_interval(secs => ${wait}), last_outcome = ${outcome} where id = ${id}`
  }
}

async function finish(sql: Sql, id: string, eventId: string, outcome: string): Promise<void> {
  await sql`
    update sandbox_payments.deliveries set finished_at = now(), last_outcome = ${outcome} where id = ${id}`
  await sql`
    update sandbox_payments.objects set body = jsonb_set(body, '{pending_webhooks}', (
      select to_jsonb(count(*)) from sandbox_payments.deliveries
      where event_id = ${eventId} and finished_at is null))
    where kind = 'event' and id = ${eventId}`
}

/** @returns 'delivered', or what went wrong */
async function send(url: string, secret: string, event: unknown): Promise<string> {
  const body = JSON.stringify(event, null, 2)
  const seconds = Math.floor(Date.now() / 1000)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signWebhook(body, secret, seconds),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
    })
    await response.body?.cancel()
    return response.ok ? 'delivered' : `answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'failed'
  }
}
