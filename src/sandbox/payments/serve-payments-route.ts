import { type ServerEnv, serverEnv } from '@/env/server-env'
import { sandboxDatabase } from '../sandbox-database'
import { refuseSandboxRequest } from '../sandbox-gate'
import { ensureAppEndpoint } from './app-endpoint'
import { completeByRequest } from './checkout/serve-checkout'
import { handlePaymentsRequest, type PaymentsContext } from './handle-payments-request'
import { PaymentsCalendar } from './payments-calendar'
import { PaymentsError } from './payments-error'
import { ensurePaymentsSchema } from './payments-schema'
import type { PaymentsWork } from './payments-work'
import { actByRequest } from './portal/serve-portal'
import { runReading, runWriting } from './run-work'
import { seedSandbox } from './seed/seed-sandbox'

// Next gives each route a module graph of its own; `globalThis` is what they share.
const shared = globalThis as typeof globalThis & { quipsmithPayments?: Promise<PaymentsContext> }

/** The API within the running product: gate, key and database from the configuration. */
export async function servePaymentsRoute(request: Request): Promise<Response> {
  const refusal = refusePaymentsRequest(request.headers)
  return refusal ?? handlePaymentsRequest(request, await paymentsContext())
}

/** Why a request does not reach the stand-in: it is off where real payments are configured. Null lets it in. */
export function refusePaymentsRequest(headers: Headers): Response | null {
  const { sandboxStripe, sandboxPublic } = serverEnv()
  return refuseSandboxRequest(headers, { sandboxAuth: sandboxStripe, sandboxPublic })
}

/** Opened by the first request, with the app's webhook and the plans in place. Only behind the gate. */
function paymentsContext(): Promise<PaymentsContext> {
  shared.quipsmithPayments ??= openPayments(serverEnv()).catch((error: unknown) => {
    delete shared.quipsmithPayments
    throw error
  })
  return shared.quipsmithPayments
}

async function openPayments(env: ServerEnv): Promise<PaymentsContext> {
  if (env.stripe === null) throw new Error('the payments stand-in is on without its key')
  const { secretKey, webhookSecrets } = env.stripe
  const base = { sql: sandboxDatabase(env.databaseUrl), siteUrl: env.siteUrl, now: () => new Date() }
  const calendar = new PaymentsCalendar(base)
  const context = { ...base, apiKey: secretKey, wake: () => calendar.wake() }
  const url = `http://127.0.0.1:${env.port}/api/webhooks/stripe`
  await ensurePaymentsSchema(base.sql)
  await runWriting(base, null, (work) => ensureAppEndpoint(work, { url, secret: webhookSecrets[0] ?? '' }))
  await seedSandbox(context)
  calendar.wake()
  return context
}

/** Serves the buyer's action on the checkout page: `complete` or `decline`. */
export async function serveCheckoutOutcome(request: Request, id: string, outcome: string): Promise<Response> {
  const refusal = refusePaymentsRequest(request.headers)
  if (refusal !== null) return refusal
  if (outcome !== 'complete' && outcome !== 'decline')
    return new Response('404 page not found\n', { status: 404 })
  return completeByRequest(request, id, outcome === 'decline', await paymentsContext())
}

/** Serves a customer's action in the portal. */
export async function servePortalAction(request: Request, id: string, action: string): Promise<Response> {
  const refusal = refusePaymentsRequest(request.headers)
  return refusal ?? actByRequest(request, id, action, await paymentsContext())
}

/** Data for a page of the stand-in; null when it is off, the request is from another machine, or nothing is found. */
export async function readForPage<View>(
  headers: Headers,
  view: (work: PaymentsWork) => Promise<View>,
): Promise<View | null> {
  if (refusePaymentsRequest(headers) !== null) return null
  try {
    return await runReading(await paymentsContext(), null, view)
  } catch (error) {
    if (error instanceof PaymentsError) return null
    throw error
  }
}
