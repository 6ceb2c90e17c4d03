/** The body of a refusal, as Stripe words it. */
interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  doc_url?: string
  param?: string
}

/** A refusal in Stripe's shape; the entry point adds what belongs to the request. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that cannot be right. @param code Stripe's error code, which also leads to its documentation */
export function badRequest(message: string, param?: string, code?: string): PaymentsError {
  return new PaymentsError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code, doc_url: documentation(code) }),
  })
}

/** 404 where the path names what is missing (`param` is `id`), 400 where a parameter does. */
export function noSuch(what: string, id: string, param = 'id'): PaymentsError {
  const code = 'resource_missing'
  return new PaymentsError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    doc_url: documentation(code),
    message: `No such ${what}: '${id}'`,
    param,
  })
}

export function cardDeclined(declineCode = 'generic_decline'): PaymentsError {
  const message =
    declineCode === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.'
  return new PaymentsError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    doc_url: documentation('card_declined'),
    message,
  })
}

function documentation(code: string): string {
  return `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`
}
