import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sql } from 'postgres'
import Stripe from 'stripe'
import { completeByRequest } from '@/sandbox/payments/checkout/serve-checkout'
import { handlePaymentsRequest, type PaymentsContext } from '@/sandbox/payments/handle-payments-request'
import { PaymentsCalendar } from '@/sandbox/payments/payments-calendar'
import { sendResponse, webRequest } from './web-request'

export const sandboxPaymentsKey = 'sk_test_0123456789abcdef0123456789abcdef'

export interface SandboxPaymentsServer {
  url: string
  context: PaymentsContext
  /** The clock of the world outside test clocks: move it to make things expire. */
  clock: { offsetMs: number }
  /** The unmodified SDK. @param options such as a recording HTTP client */
  newStripe(options?: Stripe.StripeConfig): Stripe
  close(): Promise<void>
}

/** The payments stand-in behind a real socket. */
export async function startSandboxPaymentsServer(sql: Sql): Promise<SandboxPaymentsServer> {
  const clock = { offsetMs: 0 }
  const server = createServer(async (incoming, outgoing) => {
    const request = webRequest(incoming, url)
    const finish = /^\/sandbox\/checkout\/([^/]+)\/(complete|decline)$/.exec(new URL(request.url).pathname)
    const response = finish
      ? await completeByRequest(request, finish[1] ?? '', finish[2] === 'decline', context)
      : await handlePaymentsRequest(request, context)
    await sendResponse(response, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const base = { sql, siteUrl: url, now: () => new Date(Date.now() + clock.offsetMs) }
  const calendar = new PaymentsCalendar(base)
  const context = { ...base, apiKey: sandboxPaymentsKey, wake: () => calendar.wake() }
  const address = {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  } as const
  return {
    url,
    context,
    clock,
    newStripe: (options = {}) => new Stripe(sandboxPaymentsKey, { ...address, ...options }),
    close: async () => {
      calendar.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
