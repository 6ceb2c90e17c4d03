import type { ErrorCode } from '@/contracts/errors'

/** What the API answers instead of a result. The message is a sentence that says what to do. */
export class QuipsmithError extends Error {
  override readonly name = 'QuipsmithError'
  /** HTTP status, from 400. */
  readonly status: number
  /** `UNKNOWN` where something between here and there answered in its own words. */
  readonly code: ErrorCode | 'UNKNOWN'
  /** Name it when you ask us about a failure; empty where none came back. */
  readonly requestId: string
  /** When the same call may do better, in s; null when nobody says. */
  readonly retryAfterSeconds: number | null

  constructor(
    message: string,
    details: Pick<QuipsmithError, 'status' | 'code' | 'requestId' | 'retryAfterSeconds'>,
  ) {
    super(message)
    this.status = details.status
    this.code = details.code
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** The failure that an answer tells of. */
export async function readError(response: Response): Promise<QuipsmithError> {
  const { status, headers } = response
  const body: Record<string, unknown> = await response.json().then(
    (value) => (typeof value === 'object' && value !== null ? value : {}),
    () => ({}),
  )
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return new QuipsmithError(text('message') || `API request failed with status ${status}`, {
    status,
    code: (text('code') || 'UNKNOWN') as ErrorCode | 'UNKNOWN',
    requestId: text('requestId') || (headers.get('x-request-id') ?? ''),
    retryAfterSeconds: readSeconds(headers.get('retry-after')),
  })
}

function readSeconds(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
