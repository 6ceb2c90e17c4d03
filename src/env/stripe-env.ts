import { ConfigurationError } from './configuration-error'

/** How payments are reached. */
export interface StripeEnv {
  secretKey: string
  /** Either signs what the provider tells us; two while one replaces the other. */
  webhookSecrets: readonly string[]
  /** Origin of a stand-in; undefined: Stripe itself. */
  apiUrl: string | undefined
  /** Id of the coupon that somebody who is about to leave is offered. */
  retentionCoupon: string
}

interface StripeValues {
  secretKey: string | undefined
  webhookSecret: string | undefined
  apiUrl: string | undefined
  retentionCoupon: string | undefined
  isSandbox: boolean
}

/** The one that comes and the one that goes. */
const secretsMax = 2
/** Id of the coupon that `npm run stripe:seed` creates. */
const retentionCouponDefault = 'stay'

/** @throws ConfigurationError on half a configuration, and on one that would send a real key elsewhere */
export function readStripeEnv(values: StripeValues): StripeEnv | null {
  const { secretKey, webhookSecret, apiUrl, isSandbox } = values
  if (!secretKey && !webhookSecret) {
    if (apiUrl) throw new ConfigurationError('STRIPE_API_URL is set but STRIPE_SECRET_KEY is not.')
    if (isSandbox) throw new ConfigurationError('SANDBOX_STRIPE is on but STRIPE_SECRET_KEY is not set.')
    return null
  }
  if (!secretKey) {
    throw new ConfigurationError(
      'STRIPE_WEBHOOK_SECRET is set but STRIPE_SECRET_KEY is not: set both for Stripe, or neither.',
    )
  }
  if (!webhookSecret) {
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY is set but STRIPE_WEBHOOK_SECRET is not: without it nobody hears of a payment.',
    )
  }
  const [, mode] = /^(?:sk|rk)_(live|test)_\S+$/.exec(secretKey) ?? []
  if (!mode) throw new ConfigurationError('STRIPE_SECRET_KEY is no key such as sk_live_… or sk_test_….')
  const webhookSecrets = webhookSecret.split(',').map((secret) => secret.trim())
  if (webhookSecrets.length > secretsMax || !webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new ConfigurationError(
      'STRIPE_WEBHOOK_SECRET is no secret such as whsec_…, nor two of them with a comma between.',
    )
  }
  if (mode === 'live' && (apiUrl || isSandbox)) {
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY is a live key: it goes to Stripe alone, without STRIPE_API_URL and SANDBOX_STRIPE.',
    )
  }
  return {
    secretKey,
    webhookSecrets,
    apiUrl: apiUrl && originOf(apiUrl),
    retentionCoupon: values.retentionCoupon ?? retentionCouponDefault,
  }
}

/** The SDK takes no path in front of its own. */
function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new ConfigurationError('STRIPE_API_URL is no address such as http://127.0.0.1:3000.')
  }
  return url.origin
}
