import { randomUUID } from 'node:crypto'
import { reportError } from '@/server/report-error'
import { handlePaymentWebhook } from '@/server/rest/handle-payment-webhook'
import { container } from '@/server/wire'

/** Webhook of the payment provider; its signature is its credential. */
export async function POST(request: Request): Promise<Response> {
  return handlePaymentWebhook(request, container().services, { requestId: randomUUID(), reportError })
}
