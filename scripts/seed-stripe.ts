import Stripe from 'stripe'
import { readStripeEnv } from '@/env/stripe-env'
import { seedAccount } from '@/sandbox/payments/seed/seed-account'
import { loadEnvironmentFiles } from './start/start-configuration'

/**
 * `npm run stripe:seed`: products, prices, coupons, promotion codes and the portal of the account that
 * STRIPE_SECRET_KEY opens, test or live. Safe to repeat: what is there already stays. The built-in payments are seeded
 * with the same data when the product starts.
 */
async function main(): Promise<void> {
  loadEnvironmentFiles()
  const secretKey = process.env.STRIPE_SECRET_KEY
  if (!secretKey) {
    throw new Error(
      'STRIPE_SECRET_KEY is not set: give the key of the account to seed. The built-in payments seed themselves.',
    )
  }
  const address = process.env.STRIPE_API_URL
  if (address) readStripeEnv(addressed(secretKey, address))
  const report = await seedAccount(new Stripe(secretKey, address ? hostOf(address) : {}))
  console.log(report.length === 0 ? 'Everything is there already.' : report.join('\n'))
}

/** A key for real money is never sent to another address. @throws ConfigurationError */
function addressed(secretKey: string, apiUrl: string) {
  const webhookSecret = 'whsec_none'
  return { secretKey, apiUrl, webhookSecret, retentionCoupon: undefined, isSandbox: false }
}

function hostOf(address: string): Stripe.StripeConfig {
  const url = new URL(address)
  const protocol = url.protocol === 'https:' ? 'https' : 'http'
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
