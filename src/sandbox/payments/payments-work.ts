import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { FormFields } from './form'
import { parseParams } from './form-params'
import type { Database, ObjectStore } from './object-store'
import type { PaymentObject, TestClock } from './objects'
import { noSuch } from './payments-error'

/** One unit of work: a call, a buyer's click, or a turn of the calendar. It happens whole or not at all. */
export interface PaymentsWork {
  sql: Database
  store: ObjectStore
  /** Origin that people use; pages stand below it. */
  siteUrl: string
  /** The API call that this is; nulls where a buyer or the calendar acts. */
  request: { id: string | null; idempotency_key: string | null }
  /** Unix seconds of the world outside test clocks. */
  wallSeconds: number
}

export type PaymentsEndpoint = (work: PaymentsWork, fields: FormFields, id: string) => Promise<unknown>
export type PaymentsRoutes = Record<string, PaymentsEndpoint>

/** A call whose parameters are read before it runs. */
export function endpoint<Shape extends z.ZodType>(
  shape: Shape,
  run: (work: PaymentsWork, params: z.output<Shape>, id: string) => Promise<unknown>,
): PaymentsEndpoint {
  return (work, fields, id) => run(work, parseParams(shape, fields), id)
}

/** @throws PaymentsError 404, or 400 naming the parameter that refers to it */
export async function requireObject<Kind extends PaymentObject>(
  work: PaymentsWork,
  kind: Kind['object'],
  id: string,
  param = 'id',
): Promise<Kind> {
  const found = await work.store.find<Kind>(kind, id)
  if (found === null) throw noSuch(names[kind] ?? kind, id, param)
  return found
}

/** How Stripe calls them in its refusals. */
const names: Record<string, string> = {
  'billing_portal.configuration': 'configuration',
  promotion_code: 'promotion code',
  'test_helpers.test_clock': 'test clock',
  webhook_endpoint: 'webhook endpoint',
}

/** Unix seconds as the customer's test clock shows them, or the wall's. */
export async function nowOf(work: PaymentsWork, testClock: string | null): Promise<number> {
  if (testClock === null) return work.wallSeconds
  const clock = await work.store.find<TestClock>('test_helpers.test_clock', testClock)
  return clock?.frozen_time ?? work.wallSeconds
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
