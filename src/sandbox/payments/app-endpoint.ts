import type { PaymentObject } from './objects'
import type { PaymentsWork } from './payments-work'

/** The app's own webhook, which an installation has from the start: with Stripe, people set it up in the dashboard. */
export interface AppEndpoint {
  url: string
  secret: string
}

const id = 'we_app'

export async function ensureAppEndpoint(work: PaymentsWork, { url, secret }: AppEndpoint): Promise<void> {
  const known = await work.store.find<PaymentObject & { url: string }>('webhook_endpoint', id)
  if (known === null) {
    const fields = {
      id,
      object: 'webhook_endpoint' as const,
      url,
      api_version: null,
      created: work.wallSeconds,
      enabled_events: ['*'],
      metadata: {},
      status: 'enabled',
    }
    await work.store.insert(fields, { secret })
    return
  }
  known.url = url
  await work.store.save(known)
  await work.store.saveNote(known, { secret })
}
