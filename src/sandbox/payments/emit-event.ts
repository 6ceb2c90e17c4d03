import { apiVersion } from './api-version'
import type { PaymentObject } from './objects'
import { nowOf, type PaymentsWork, randomId } from './payments-work'

interface Endpoint extends PaymentObject {
  enabled_events: string[]
  status: string
}

interface EventDetails {
  /** The changed fields as they were. */
  previous?: Record<string, unknown>
  /** The test clock that dates it, where the object does not name one itself. */
  clock?: string | null
}

/**
 * Writes down that something happened and what every endpoint that listens is to be told. Both are part of the work:
 * what did not happen is not reported, and what happened is, also after a crash.
 * @param object as it is now
 */
export async function emitEvent(
  work: PaymentsWork,
  type: string,
  object: PaymentObject & { test_clock?: string | null },
  { previous, clock = object.test_clock ?? null }: EventDetails = {},
): Promise<void> {
  const { store, sql } = work
  const endpoints = await store.list<Endpoint>('webhook_endpoint', sql`body ->> 'status' = 'enabled'`)
  const listening = endpoints.filter(
    ({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type),
  )
  const id = randomId('evt_')
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: await nowOf(work, clock),
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: listening.length,
    request: work.request,
    type,
  }
  await store.insertWhole(event)
  for (const endpoint of listening) {
    await sql`
      insert into sandbox_payments.deliveries (event_id, endpoint_id, due_at)
      values (${id}, ${endpoint.id}, to_timestamp(0))`
  }
}

/** The fields of an object that a change has touched, as they were before. */
export function changedFields(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  )
}
