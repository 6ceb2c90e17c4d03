import Stripe from 'stripe'

export interface StripeSettings {
  secretKey: string
  /** Either signs events. */
  webhookSecrets: readonly string[]
  /** Origin of something that speaks Stripe's API; undefined: Stripe itself. */
  apiUrl: string | undefined
  /** Id of the coupon that somebody who is about to leave is offered. */
  retentionCoupon: string
}

/** How long one call may take, in ms; a person waits for most of them. */
const callMsMax = 10_000
/** A lost answer is asked for again under the same idempotency key. */
const retries = 2

/** The SDK, at the version of the API that it pins. Makes no call before it is asked. */
export function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const address = apiUrl === undefined ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    maxNetworkRetries: retries,
    timeout: callMsMax,
    telemetry: false,
    ...(address
      ? {
          protocol: address.protocol === 'https:' ? 'https' : 'http',
          host: address.hostname,
          port: address.port || (address.protocol === 'https:' ? '443' : '80'),
        }
      : {}),
  })
}
