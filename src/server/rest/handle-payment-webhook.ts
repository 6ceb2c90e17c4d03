import { describeError } from '../api/describe-error'
import { readJsonBytes } from '../api/read-json'
import { handlePaymentEvent } from '../services/billing/handle-payment-event'
import type { ServiceContext } from '../services/service-context'

/** An event holds the object that it is about, with all of its lines. */
const eventBytesMax = 1024 * 1024

interface WebhookReport {
  requestId: string
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
}

/**
 * Serves `POST /api/webhooks/stripe`. Answers 200 only when the work is done; 400 for a signature that is not good; any
 * failure is a 5xx, so that the event is delivered again.
 */
export async function handlePaymentWebhook(
  request: Request,
  context: Pick<ServiceContext, 'db' | 'now' | 'ports'>,
  { requestId, reportError }: WebhookReport,
): Promise<Response> {
  const headers = { 'x-request-id': requestId, 'cache-control': 'no-store' }
  try {
    // The bytes as they came: a body that was parsed and written again has another signature.
    const rawBody = new TextDecoder().decode(await readJsonBytes(request, { bytesMax: eventBytesMax }))
    const signature = request.headers.get('stripe-signature')
    const { isNew } = await handlePaymentEvent(context, { rawBody, signature })
    return Response.json({ received: true, repeated: !isNew }, { headers })
  } catch (error) {
    const { code, message, status } = describeError(error)
    if (status >= 500) reportError(error, requestId)
    return Response.json({ message, code, requestId }, { status, headers })
  }
}
