import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'

/** One delivery, exactly as it came. */
export interface Delivery {
  body: string
  signature: string
  contentType: string
  /** The status of the answer. */
  status: number
}

export interface WebhookListener {
  url: string
  deliveries: Delivery[]
  /** Answers for the deliveries to come: `status` of the n-th that holds the text. Missing ones are 200. */
  failWith(text: string, statuses: readonly number[]): void
  events(type: string): Stripe.Event[]
  /** Waits for an event. @throws Error when it does not come */
  event(type: string, isIt?: (object: Record<string, unknown>) => boolean): Promise<Stripe.Event>
  close(): void
}

const patienceMs = 20_000

/** An endpoint that hears webhooks. */
export async function startWebhookListener(): Promise<WebhookListener> {
  const deliveries: Delivery[] = []
  const failures: { text: string; statuses: number[] }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const status = failures.find(({ text }) => body.includes(text))?.statuses.shift() ?? 200
    const signature = String(request.headers['stripe-signature'])
    const contentType = String(request.headers['content-type'])
    deliveries.push({ body, signature, contentType, status })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const events = (type: string) =>
    deliveries.map(({ body }) => JSON.parse(body) as Stripe.Event).filter((event) => event.type === type)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    failWith: (text, statuses) => void failures.push({ text, statuses: [...statuses] }),
    events,
    event: async (type, isIt = () => true) => {
      const deadlineMs = Date.now() + patienceMs
      while (Date.now() < deadlineMs) {
        const found = events(type).find(({ data }) => isIt(data.object as unknown as Record<string, unknown>))
        if (found) return found
        await sleep(20)
      }
      throw new Error(`no ${type} came`)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
