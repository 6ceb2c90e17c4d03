import { z } from 'zod'
import { emitEvent } from '../emit-event'
import { amount, boolean, integer, listOf, mergeMetadata, metadata, nonEmptyText, text } from '../form-params'
import { fieldIs, fieldIsOneOf, listObjects, pageParams } from '../list-objects'
import type { PaymentObject, Price, Product } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, type PaymentsWork, randomId, requireObject } from '../payments-work'
import type { PriceNote } from '../price-currencies'
import { retrieve } from '../resource-endpoints'

/** Three years, as at Stripe. */
const mostIntervals = { day: 1095, week: 156, month: 36, year: 3 }

const recurringParams = z
  .strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: integer.optional(),
    usage_type: z.literal('licensed').optional(),
  })
  .refine(
    ({ interval, interval_count: count = 1 }) => count >= 1 && count <= mostIntervals[interval],
    'a period lasts three years at most',
  )

const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
  .transform((code) => code.toLowerCase())

const currencyOptions = z
  .record(z.string().regex(/^[a-z]{3}$/, 'Invalid currency'), z.strictObject({ unit_amount: amount }))
  .transform((options): PriceNote['amounts'] =>
    Object.fromEntries(Object.entries(options).map(([code, option]) => [code, option.unit_amount])),
  )

const createPrice = endpoint(
  z.strictObject({
    active: boolean.optional(),
    currency,
    currency_options: currencyOptions.optional(),
    lookup_key: text.max(200).optional(),
    metadata: metadata.optional(),
    nickname: text.optional(),
    product: nonEmptyText,
    recurring: recurringParams.optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    transfer_lookup_key: boolean.optional(),
    unit_amount: amount,
  }),
  async (work, params) => {
    await requireObject<Product>(work, 'product', params.product, 'product')
    if (params.lookup_key) await freeLookupKey(work, params.lookup_key, params.transfer_lookup_key ?? false)
    const { recurring } = params
    const fields: Partial<Price> & PaymentObject = {
      id: randomId('price_'),
      object: 'price',
      active: params.active ?? true,
      created: work.wallSeconds,
      currency: params.currency,
      lookup_key: params.lookup_key || null,
      metadata: mergeMetadata({}, params.metadata),
      nickname: params.nickname || null,
      product: params.product,
      recurring: recurring
        ? {
            interval: recurring.interval,
            interval_count: recurring.interval_count ?? 1,
            ...{ meter: null, trial_period_days: null, usage_type: 'licensed' },
          }
        : null,
      type: recurring ? 'recurring' : 'one_time',
      unit_amount: params.unit_amount,
      ...{
        tax_behavior: params.tax_behavior ?? 'unspecified',
        unit_amount_decimal: String(params.unit_amount),
      },
    }
    const price = await work.store.insert<Price>(fields, { amounts: params.currency_options ?? {} })
    await emitEvent(work, 'price.created', price)
    return price
  },
)

/** One price has a lookup key at a time. @throws PaymentsError 400 unless it may be taken from the other */
async function freeLookupKey(work: PaymentsWork, key: string, mayTransfer: boolean): Promise<void> {
  const holders = await work.store.list<Price>('price', work.sql`body ->> 'lookup_key' = ${key}`)
  for (const holder of holders) {
    if (!mayTransfer) {
      throw badRequest(
        `A price (\`${holder.id}\`) already uses that lookup key. To transfer the lookup key to this price, set \`transfer_lookup_key\` to true.`,
        'lookup_key',
      )
    }
    holder.lookup_key = null
    await work.store.save(holder)
  }
}

const updatePrice = endpoint(
  z.strictObject({
    active: boolean.optional(),
    currency_options: currencyOptions.optional(),
    lookup_key: text.max(200).optional(),
    metadata: metadata.optional(),
    nickname: text.optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    transfer_lookup_key: boolean.optional(),
  }),
  async (work, params, id) => {
    const price = await requireObject<Price>(work, 'price', id)
    if (params.lookup_key && params.lookup_key !== price.lookup_key) {
      await freeLookupKey(work, params.lookup_key, params.transfer_lookup_key ?? false)
    }
    price.active = params.active ?? price.active
    price.metadata = mergeMetadata(price.metadata, params.metadata)
    if (params.nickname !== undefined) price.nickname = params.nickname || null
    if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key || null
    if (params.tax_behavior) Object.assign(price, { tax_behavior: params.tax_behavior })
    await work.store.save(price)
    if (params.currency_options) {
      const known = await work.store.note<PriceNote>(price)
      await work.store.saveNote(price, { amounts: { ...known?.amounts, ...params.currency_options } })
    }
    await emitEvent(work, 'price.updated', price)
    return price
  },
)

const listPrices = endpoint(
  z.strictObject({
    ...pageParams,
    active: boolean.optional(),
    currency: currency.optional(),
    lookup_keys: listOf(text).optional(),
    product: text.optional(),
    recurring: z.strictObject({ interval: text, usage_type: text }).partial().optional(),
    type: z.enum(['one_time', 'recurring']).optional(),
  }),
  (work, { active, currency: code, lookup_keys: keys, product, recurring, type, ...page }) =>
    listObjects(work, {
      kind: 'price',
      url: '/v1/prices',
      page,
      where: [
        fieldIs(work, 'active', active),
        fieldIs(work, 'currency', code),
        fieldIsOneOf(work, 'lookup_key', keys),
        fieldIs(work, 'product', product),
        fieldIs(work, 'recurring,interval', recurring?.interval),
        fieldIs(work, 'type', type),
      ],
    }),
)

export const priceRoutes: PaymentsRoutes = {
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listPrices,
  'GET /v1/prices/:id': retrieve('price'),
  'POST /v1/prices/:id': updatePrice,
}
