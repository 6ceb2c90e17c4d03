import Stripe from 'stripe'
import { handlePaymentsRequest, type PaymentsContext } from '../handle-payments-request'
import { seedAccount } from './seed-account'

/** The same seed that a real account gets, through the stand-in's own API, without a socket. */
export async function seedSandbox(context: PaymentsContext): Promise<void> {
  const answer = (url: string | URL | globalThis.Request, init?: RequestInit) =>
    handlePaymentsRequest(new Request(url, init), context)
  const stripe = new Stripe(context.apiKey, {
    httpClient: Stripe.createFetchHttpClient(answer),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  await seedAccount(stripe)
}
