import { z } from 'zod'
import { nonEmptyText, text } from '../form-params'
import type { Customer, PaymentObject } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, type PaymentsWork, randomId, requireObject } from '../payments-work'
import type { PortalConfiguration } from './portal-configurations'

export interface PortalSession extends PaymentObject {
  object: 'billing_portal.session'
  configuration: string
  created: number
  customer: string
  return_url: string | null
}

const create = endpoint(
  z.strictObject({
    configuration: text.optional(),
    customer: nonEmptyText,
    locale: text.max(10).optional(),
    return_url: text
      .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'Not a valid URL')
      .optional(),
  }),
  async (work, params) => {
    const customer = await requireObject<Customer>(work, 'customer', params.customer, 'customer')
    const configuration = await configurationFor(work, params.configuration)
    const id = randomId('bps_')
    return work.store.insert<PortalSession>({
      id,
      object: 'billing_portal.session',
      configuration: configuration.id,
      created: work.wallSeconds,
      customer: customer.id,
      return_url: params.return_url ?? configuration.default_return_url,
      ...{ locale: params.locale ?? null, url: `${work.siteUrl}/sandbox/portal/${id}` },
    })
  },
)

/** The one that is asked for, else the account's default, which Stripe makes in the dashboard and we on first use. */
async function configurationFor(work: PaymentsWork, id: string | undefined): Promise<PortalConfiguration> {
  if (id) return requireObject<PortalConfiguration>(work, 'billing_portal.configuration', id, 'configuration')
  const [known] = await work.store.list<PortalConfiguration>(
    'billing_portal.configuration',
    work.sql`body ->> 'is_default' = 'true'`,
  )
  if (known?.active === false) throw badRequest('The default configuration of the portal is not active.')
  return known ?? work.store.insert<PortalConfiguration>(defaultConfiguration(work))
}

function defaultConfiguration({ wallSeconds }: PaymentsWork): Partial<PortalConfiguration> & PaymentObject {
  return {
    id: randomId('bpc_'),
    object: 'billing_portal.configuration',
    active: true,
    is_default: true,
    metadata: {},
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: false,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
      },
    },
    ...{ created: wallSeconds, updated: wallSeconds },
  }
}

export const portalSessionRoutes: PaymentsRoutes = {
  'POST /v1/billing_portal/sessions': create,
}
