import { z } from 'zod'
import { boolean, listOf, mergeMetadata, metadata, nonEmptyText, text } from '../form-params'
import type { Metadata, PaymentObject } from '../objects'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { list, retrieve } from '../resource-endpoints'

const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none'])

const featureParams = z
  .strictObject({
    customer_update: z.strictObject({ enabled: boolean, allowed_updates: listOf(text).optional() }),
    invoice_history: z.strictObject({ enabled: boolean }),
    payment_method_update: z.strictObject({ enabled: boolean }),
    subscription_cancel: z.strictObject({
      enabled: boolean,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: prorationBehavior.optional(),
      cancellation_reason: z.strictObject({ enabled: boolean, options: listOf(text).optional() }).optional(),
    }),
    subscription_update: z.strictObject({
      enabled: boolean,
      default_allowed_updates: listOf(z.enum(['price', 'promotion_code', 'quantity'])).optional(),
      products: listOf(z.strictObject({ product: nonEmptyText, prices: listOf(nonEmptyText) })).optional(),
      proration_behavior: prorationBehavior.optional(),
      schedule_at_period_end: z
        .strictObject({ conditions: listOf(z.strictObject({ type: text })) })
        .optional(),
    }),
  })
  .partial()

type FeatureParams = z.output<typeof featureParams>

export interface PortalConfiguration extends PaymentObject {
  object: 'billing_portal.configuration'
  active: boolean
  default_return_url: string | null
  features: {
    invoice_history: { enabled: boolean }
    payment_method_update: { enabled: boolean; [name: string]: unknown }
    subscription_cancel: { enabled: boolean; mode: 'at_period_end' | 'immediately'; [name: string]: unknown }
    subscription_update: {
      enabled: boolean
      default_allowed_updates: string[]
      products?: { product: string; prices: string[] }[] | null
      proration_behavior: z.output<typeof prorationBehavior>
      [name: string]: unknown
    }
    [name: string]: unknown
  }
  is_default: boolean
  metadata: Metadata
}

const configurationParams = {
  active: boolean.optional(),
  business_profile: z
    .strictObject({ headline: text, privacy_policy_url: text, terms_of_service_url: text })
    .partial()
    .optional(),
  default_return_url: text.optional(),
  metadata: metadata.optional(),
  name: text.max(500).optional(),
}

const create = endpoint(
  z.strictObject({ ...configurationParams, features: featureParams }),
  async (work, params) => {
    const existing = await work.store.list('billing_portal.configuration', work.sql`true`)
    const configuration = await work.store.insert<PortalConfiguration>({
      id: randomId('bpc_'),
      object: 'billing_portal.configuration',
      active: true,
      default_return_url: params.default_return_url || null,
      is_default: existing.length === 0,
      metadata: mergeMetadata({}, params.metadata),
      ...{
        business_profile: params.business_profile ?? {},
        created: work.wallSeconds,
        name: params.name ?? null,
        updated: work.wallSeconds,
      },
    })
    changeFeatures(configuration, params.features)
    await work.store.save(configuration)
    return configuration
  },
)

function changeFeatures(configuration: PortalConfiguration, features: FeatureParams): void {
  const known: Record<string, unknown> = configuration.features
  for (const [name, change] of Object.entries(features)) {
    if (change === undefined) continue
    known[name] = { ...(known[name] as object), ...change }
  }
  const { subscription_cancel: cancel, subscription_update: update } = configuration.features
  const reason = {
    enabled: false,
    options: [],
    feedback_options: null,
    ...(cancel.cancellation_reason as object),
  }
  cancel.cancellation_reason = reason
  if (update.products) update.products = update.products.map((entry) => withAdjustment(entry))
}

/** The API also says how quantities may be changed: here they may not. */
function withAdjustment(entry: { product: string; prices: string[] }) {
  return { ...entry, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } }
}

const update = endpoint(
  z.strictObject({ ...configurationParams, features: featureParams.optional() }),
  async (work, params, id) => {
    const configuration = await requireObject<PortalConfiguration>(work, 'billing_portal.configuration', id)
    configuration.active = params.active ?? configuration.active
    configuration.metadata = mergeMetadata(configuration.metadata, params.metadata)
    if (params.default_return_url !== undefined) {
      configuration.default_return_url = params.default_return_url || null
    }
    Object.assign(configuration, { updated: work.wallSeconds })
    if (params.business_profile)
      Object.assign(configuration, { business_profile: complete(params.business_profile) })
    if (params.name !== undefined) Object.assign(configuration, { name: params.name || null })
    if (params.features) changeFeatures(configuration, params.features)
    await work.store.save(configuration)
    return configuration
  },
)

function complete(profile: Record<string, string | undefined>) {
  return { headline: null, privacy_policy_url: null, terms_of_service_url: null, ...profile }
}

export const portalConfigurationRoutes: PaymentsRoutes = {
  'POST /v1/billing_portal/configurations': create,
  'GET /v1/billing_portal/configurations': list(
    'billing_portal.configuration',
    '/v1/billing_portal/configurations',
    { active: { param: boolean }, is_default: { param: boolean } },
  ),
  'GET /v1/billing_portal/configurations/:id': retrieve('billing_portal.configuration'),
  'POST /v1/billing_portal/configurations/:id': update,
}
