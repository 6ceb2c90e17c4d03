import type { PaymentObject, Price } from './objects'
import { badRequest } from './payments-error'
import type { PaymentsWork } from './payments-work'
import { currencyOptions } from './price-currencies'

/** Fields that hold an id, or ids, and the kind of what they lead to. */
const references: Record<string, string> = {
  charge: 'charge',
  configuration: 'billing_portal.configuration',
  coupon: 'coupon',
  customer: 'customer',
  default_payment_method: 'payment_method',
  default_price: 'price',
  discounts: 'discount',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  product: 'product',
  promotion_code: 'promotion_code',
  subscription: 'subscription',
  test_clock: 'test_helpers.test_clock',
}

/** Lists that are in an answer only when asked for: kind of the holder, name, and how they are found. */
const includable: Record<string, (work: PaymentsWork, holder: PaymentObject) => Promise<PaymentObject[]>> = {
  'checkout.session line_items': async ({ store }, holder) =>
    (await store.note<{ items: PaymentObject[] }>(holder))?.items ?? [],
  'customer subscriptions': ({ store, sql }, { id }) =>
    store.list('subscription', sql`body ->> 'customer' = ${id} and body ->> 'status' <> 'canceled'`),
  'charge refunds': ({ store, sql }, { id }) => store.list('refund', sql`body ->> 'charge' = ${id}`),
  'invoice payments': ({ store, sql }, { id }) =>
    store.list('invoice_payment', sql`body ->> 'invoice' = ${id}`),
}

const deepestLevel = 4
const mostPaths = 20

type Fields = Record<string, unknown>

/**
 * The answer with what was asked for in the place of ids.
 * @throws PaymentsError 400 for a field that holds no reference, or more than four levels
 */
export async function expandAnswer(
  work: PaymentsWork,
  answer: unknown,
  paths: readonly string[],
): Promise<unknown> {
  const expanded: unknown = structuredClone(answer)
  for (const path of paths.slice(0, mostPaths)) {
    const names = path.split('.')
    if (names.length > deepestLevel) {
      throw badRequest(
        `You cannot expand more than ${deepestLevel} levels of a property. Property: ${path}`,
        'expand',
      )
    }
    await expandPath(work, expanded, names, path)
  }
  return expanded
}

async function expandPath(
  work: PaymentsWork,
  value: unknown,
  names: readonly string[],
  path: string,
): Promise<void> {
  if (Array.isArray(value)) {
    for (const item of value) await expandPath(work, item, names, path)
    return
  }
  if (!isFields(value)) return
  const [name = '', ...rest] = names
  await include(work, value, name)
  if (!Object.hasOwn(value, name)) throw cannotExpand(path)
  const kind = Object.hasOwn(references, name) ? references[name] : undefined
  const held = value[name]
  if (kind !== undefined) value[name] = await lookUp(work, kind, held)
  else if (rest.length === 0 && !isFields(held) && !Array.isArray(held)) throw cannotExpand(path)
  if (rest.length > 0) await expandPath(work, value[name], rest, path)
}

async function include(work: PaymentsWork, holder: Fields, name: string): Promise<void> {
  if (holder.object === 'price' && name === 'currency_options') {
    holder[name] = await currencyOptions(work, holder as unknown as Price)
    return
  }
  const key = `${holder.object} ${name}`
  const find = Object.hasOwn(includable, key) ? includable[key] : undefined
  if (find === undefined || Object.hasOwn(holder, name)) return
  const data = await find(work, holder as unknown as PaymentObject)
  holder[name] = { object: 'list', data: structuredClone(data), has_more: false, url: listUrl(holder, name) }
}

function listUrl({ object, id }: Fields, name: string): string {
  return `/v1/${object === 'checkout.session' ? 'checkout/sessions' : `${object}s`}/${id}/${name}`
}

/** A deleted object is named as such; whatever is no id stays as it is. */
async function lookUp(work: PaymentsWork, kind: string, held: unknown): Promise<unknown> {
  if (Array.isArray(held)) return Promise.all(held.map((item) => lookUp(work, kind, item)))
  if (typeof held !== 'string') return held
  const found = await work.store.find<PaymentObject>(kind, held)
  if (found !== null) return structuredClone(found)
  return (await work.store.isDeleted(kind, held)) ? { id: held, object: kind, deleted: true } : held
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cannotExpand(path: string) {
  const [first] = path.split('.')
  return badRequest(
    `This property cannot be expanded (${path}). You may want to try expanding '${first}' instead.`,
    'expand',
  )
}
