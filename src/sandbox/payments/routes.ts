import type { PaymentsEndpoint, PaymentsRoutes } from './payments-work'
import { chargeRoutes } from './resources/charges'
import { checkoutSessionRoutes } from './resources/checkout-sessions'
import { couponRoutes } from './resources/coupons'
import { customerRoutes } from './resources/customers'
import { disputeRoutes } from './resources/disputes'
import { eventRoutes } from './resources/events'
import { invoiceRoutes } from './resources/invoices'
import { paymentMethodRoutes } from './resources/payment-methods'
import { portalConfigurationRoutes } from './resources/portal-configurations'
import { portalSessionRoutes } from './resources/portal-sessions'
import { priceRoutes } from './resources/prices'
import { productRoutes } from './resources/products'
import { promotionCodeRoutes } from './resources/promotion-codes'
import { subscriptionRoutes } from './resources/subscriptions'
import { testClockRoutes } from './resources/test-clocks'
import { webhookEndpointRoutes } from './resources/webhook-endpoints'

const all: PaymentsRoutes = {
  ...chargeRoutes,
  ...checkoutSessionRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...paymentMethodRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...promotionCodeRoutes,
  ...subscriptionRoutes,
  ...testClockRoutes,
  ...webhookEndpointRoutes,
}

interface Route {
  method: string
  pattern: RegExp
  endpoint: PaymentsEndpoint
}

const table: Route[] = Object.entries(all).map(([name, endpoint]) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`), endpoint }
})

/** The endpoint of an address, with the id that stands in it; null where there is none. */
export function findRoute(method: string, path: string): { endpoint: PaymentsEndpoint; id: string } | null {
  for (const route of table) {
    const found = route.method === method ? route.pattern.exec(path) : null
    if (found === null) continue
    const id = decodePart(found[1] ?? '')
    return id === null ? null : { endpoint: route.endpoint, id }
  }
  return null
}

function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
