import { randomUUID } from 'node:crypto'
import { container } from '@/server/container'
import { reportError } from '@/server/report-error'
import { handlePaymentWebhook } from '@/server/rest/handle-payment-webhook'

/** Webhook of the payment provider; its signature is its credential. */
export async function POST(request: Request): Promise<Response> {
  return handlePaymentWebhook(request, container().services, { requestId: randomUUID(), reportError })
}
