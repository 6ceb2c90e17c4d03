import { z } from 'zod'
import { emitEvent } from '../emit-event'
import { boolean, listOf, mergeMetadata, metadata, nonEmptyText, text } from '../form-params'
import { fieldIs, fieldIsOneOf, listObjects, pageParams } from '../list-objects'
import type { Price, Product } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { retrieve } from '../resource-endpoints'

const optionalFields = {
  active: boolean.optional(),
  description: text.optional(),
  images: listOf(text).optional(),
  marketing_features: listOf(z.strictObject({ name: text })).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
}

type OptionalFields = z.output<z.ZodObject<typeof optionalFields>>

/** The given fields as they are kept: an empty text clears one. */
function given(params: OptionalFields): Record<string, unknown> {
  const { metadata: _metadata, ...rest } = params
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, value === '' ? null : value]))
}

const createProduct = endpoint(
  z.strictObject({ ...optionalFields, id: nonEmptyText.optional(), name: nonEmptyText }),
  async (work, { id, name, ...params }) => {
    if (id !== undefined && (await work.store.find<Product>('product', id))) {
      throw badRequest('Product already exists.', 'id', 'resource_already_exists')
    }
    const product = await work.store.insert<Product>({
      id: id ?? randomId('prod_', 14),
      object: 'product',
      active: true,
      name,
      ...given(params),
      metadata: mergeMetadata({}, params.metadata),
      ...{ created: work.wallSeconds, updated: work.wallSeconds, type: 'service' },
    })
    await emitEvent(work, 'product.created', product)
    return product
  },
)

const updateProduct = endpoint(
  z.strictObject({ ...optionalFields, name: nonEmptyText.optional(), default_price: text.optional() }),
  async (work, { name, default_price: defaultPrice, ...params }, id) => {
    const product = await requireObject<Product>(work, 'product', id)
    if (defaultPrice) await requireObject<Price>(work, 'price', defaultPrice, 'default_price')
    Object.assign(product, given(params), {
      metadata: mergeMetadata(product.metadata, params.metadata),
      name: name ?? product.name,
      default_price: defaultPrice === undefined ? product.default_price : defaultPrice || null,
      updated: work.wallSeconds,
    })
    await work.store.save(product)
    await emitEvent(work, 'product.updated', product)
    return product
  },
)

const deleteProduct = endpoint(z.strictObject({}), async (work, _params, id) => {
  const product = await requireObject<Product>(work, 'product', id)
  const prices = await work.store.list<Price>('price', work.sql`body ->> 'product' = ${id}`)
  if (prices.length > 0) {
    throw badRequest('This product cannot be deleted because it has one or more user-created prices.', 'id')
  }
  await work.store.remove(product)
  return { id, object: 'product', deleted: true }
})

const listProducts = endpoint(
  z.strictObject({
    ...pageParams,
    active: boolean.optional(),
    ids: listOf(text).optional(),
    url: text.optional(),
  }),
  (work, { active, ids, url, ...page }) =>
    listObjects(work, {
      kind: 'product',
      url: '/v1/products',
      page,
      where: [fieldIs(work, 'active', active), fieldIsOneOf(work, 'id', ids), fieldIs(work, 'url', url)],
    }),
)

export const productRoutes: PaymentsRoutes = {
  'POST /v1/products': createProduct,
  'GET /v1/products': listProducts,
  'GET /v1/products/:id': retrieve('product'),
  'POST /v1/products/:id': updateProduct,
  'DELETE /v1/products/:id': deleteProduct,
}
