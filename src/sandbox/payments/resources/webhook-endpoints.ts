import { z } from 'zod'
import { boolean, listOf, mergeMetadata, metadata, text } from '../form-params'
import type { Metadata, PaymentObject } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { list, remove, retrieve } from '../resource-endpoints'

interface WebhookEndpoint extends PaymentObject {
  object: 'webhook_endpoint'
  enabled_events: string[]
  metadata: Metadata
  status: 'enabled' | 'disabled'
  url: string
}

const address = text.refine(
  (value) => /^https?:\/\//.test(value) && URL.canParse(value),
  'Invalid URL: An explicit scheme (such as https) must be provided.',
)

const createWebhookEndpoint = endpoint(
  z.strictObject({
    api_version: text.optional(),
    description: text.optional(),
    enabled_events: listOf(text),
    metadata: metadata.optional(),
    url: address,
  }),
  async (work, params) => {
    if (params.enabled_events.length === 0) throw badRequest('Invalid array', 'enabled_events')
    const secret = randomId('whsec_', 32)
    const created = await work.store.insert<WebhookEndpoint>(
      {
        id: randomId('we_'),
        object: 'webhook_endpoint',
        enabled_events: params.enabled_events,
        metadata: mergeMetadata({}, params.metadata),
        status: 'enabled',
        url: params.url,
        ...{
          api_version: params.api_version ?? null,
          created: work.wallSeconds,
          description: params.description ?? null,
        },
      },
      { secret },
    )
    return { ...created, secret }
  },
)

const updateWebhookEndpoint = endpoint(
  z.strictObject({
    description: text.optional(),
    disabled: boolean.optional(),
    enabled_events: listOf(text).optional(),
    metadata: metadata.optional(),
    url: address.optional(),
  }),
  async (work, { disabled, ...params }, id) => {
    const found = await requireObject<WebhookEndpoint>(work, 'webhook_endpoint', id)
    found.enabled_events = params.enabled_events ?? found.enabled_events
    found.metadata = mergeMetadata(found.metadata, params.metadata)
    found.url = params.url ?? found.url
    if (disabled !== undefined) found.status = disabled ? 'disabled' : 'enabled'
    if (params.description !== undefined) Object.assign(found, { description: params.description || null })
    await work.store.save(found)
    return found
  },
)

export const webhookEndpointRoutes: PaymentsRoutes = {
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'GET /v1/webhook_endpoints': list('webhook_endpoint', '/v1/webhook_endpoints'),
  'GET /v1/webhook_endpoints/:id': retrieve('webhook_endpoint'),
  'POST /v1/webhook_endpoints/:id': updateWebhookEndpoint,
  'DELETE /v1/webhook_endpoints/:id': remove('webhook_endpoint'),
}
