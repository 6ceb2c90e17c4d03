import { z } from 'zod'
import { endSubscription } from '../billing/end-subscription'
import type { Subscription } from '../billing-objects'
import { changedFields, emitEvent } from '../emit-event'
import { integer, listOf, mergeMetadata, metadata, text } from '../form-params'
import type { Customer, PaymentObject, TestClock } from '../objects'
import { badRequest, noSuch } from '../payments-error'
import {
  endpoint,
  nowOf,
  type PaymentsRoutes,
  type PaymentsWork,
  randomId,
  requireObject,
} from '../payments-work'
import { list } from '../resource-endpoints'

const addressParams = z
  .strictObject({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text })
  .partial()

const customerParams = {
  address: z.union([z.literal(''), addressParams]).optional(),
  balance: integer.optional(),
  description: text.optional(),
  email: text.max(512).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  metadata: metadata.optional(),
  name: text.max(256).optional(),
  phone: text.max(20).optional(),
  preferred_locales: listOf(text).optional(),
}

type CustomerParams = z.output<z.ZodObject<typeof customerParams>>

export interface NewCustomer extends CustomerParams {
  test_clock?: string | undefined
}

const emailPattern = /^[^@\s]+@[^@\s]+$/

/** @throws PaymentsError 400 email_invalid, resource_missing */
export async function insertCustomer(work: PaymentsWork, params: NewCustomer): Promise<Customer> {
  const clock = params.test_clock ?? null
  if (clock !== null) await requireObject<TestClock>(work, 'test_helpers.test_clock', clock, 'test_clock')
  const customer = await work.store.insert<Customer>({
    id: randomId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    delinquent: false,
    invoice_prefix: randomId('', 8).toUpperCase(),
    next_invoice_sequence: 1,
    metadata: {},
    test_clock: clock,
    ...{ created: await nowOf(work, clock), currency: null, preferred_locales: [], tax_exempt: 'none' },
  })
  await change(work, customer, params)
  await emitEvent(work, 'customer.created', customer)
  return customer
}

async function change(work: PaymentsWork, customer: Customer, params: CustomerParams): Promise<void> {
  if (params.email && !emailPattern.test(params.email)) {
    throw badRequest(`Invalid email address: ${params.email}`, 'email', 'email_invalid')
  }
  const method = params.invoice_settings?.default_payment_method
  if (method) {
    await requireObject<PaymentObject>(
      work,
      'payment_method',
      method,
      'invoice_settings[default_payment_method]',
    )
  }
  for (const name of ['email', 'name', 'description', 'phone'] as const) {
    const value = params[name]
    if (value !== undefined) customer[name] = value || null
    customer[name] ??= null
  }
  if (params.address !== undefined)
    customer.address = params.address === '' ? null : completeAddress(params.address)
  if (params.balance !== undefined) customer.balance = params.balance
  if (method !== undefined) customer.invoice_settings.default_payment_method = method || null
  if (params.preferred_locales) Object.assign(customer, { preferred_locales: params.preferred_locales })
  customer.metadata = mergeMetadata(customer.metadata, params.metadata)
  await work.store.save(customer)
}

/** Every part of an address, null where it is not known. */
export function completeAddress(known: Record<string, string | undefined>): Record<string, string | null> {
  const parts = ['city', 'country', 'line1', 'line2', 'postal_code', 'state']
  return Object.fromEntries(parts.map((part) => [part, known[part] || null]))
}

const updateCustomer = endpoint(z.strictObject(customerParams), async (work, params, id) => {
  const customer = await requireObject<Customer>(work, 'customer', id)
  const before = structuredClone(customer)
  await change(work, customer, params)
  await emitEvent(work, 'customer.updated', customer, { previous: changedFields(before, customer) })
  return customer
})

const retrieveCustomer = endpoint(z.strictObject({}), async (work, _params, id) => {
  const customer = await work.store.find<Customer>('customer', id)
  if (customer !== null) return customer
  if (await work.store.isDeleted('customer', id)) return { id, object: 'customer', deleted: true }
  throw noSuch('customer', id)
})

/** Ends the subscriptions at once, as Stripe does. */
export async function removeCustomer(work: PaymentsWork, customer: Customer): Promise<void> {
  const subscriptions = await work.store.list<Subscription>(
    'subscription',
    work.sql`body ->> 'customer' = ${customer.id} and body ->> 'status' not in ('canceled', 'incomplete_expired')`,
  )
  for (const subscription of subscriptions) await endSubscription(work, subscription)
  await emitEvent(work, 'customer.deleted', customer)
  await work.store.remove(customer)
}

const deleteCustomer = endpoint(z.strictObject({}), async (work, _params, id) => {
  await removeCustomer(work, await requireObject<Customer>(work, 'customer', id))
  return { id, object: 'customer', deleted: true }
})

export const customerRoutes: PaymentsRoutes = {
  'POST /v1/customers': endpoint(
    z.strictObject({ ...customerParams, test_clock: text.optional() }),
    insertCustomer,
  ),
  'GET /v1/customers': list('customer', '/v1/customers', {
    email: { param: text },
    test_clock: { param: text },
  }),
  'GET /v1/customers/:id': retrieveCustomer,
  'POST /v1/customers/:id': updateCustomer,
  'DELETE /v1/customers/:id': deleteCustomer,
}
