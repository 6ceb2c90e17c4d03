/**
 * Every way in which a call can fail, once. Services throw `AppError(code, message)`; both faces of the API
 * take status and tRPC code from this table. @see spec §8
 */

export const errorTable = {
  BAD_REQUEST: { status: 400, trpc: 'BAD_REQUEST' },
  UNAUTHORIZED: { status: 401, trpc: 'UNAUTHORIZED' },
  SECOND_FACTOR_REQUIRED: { status: 401, trpc: 'UNAUTHORIZED' },
  INSUFFICIENT_CREDITS: { status: 402, trpc: 'PAYMENT_REQUIRED' },
  FORBIDDEN: { status: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  CONFLICT: { status: 409, trpc: 'CONFLICT' },
  GONE: { status: 410, trpc: 'NOT_FOUND' },
  PAYLOAD_TOO_LARGE: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  CONTENT_BLOCKED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  RATE_LIMITED: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  SERVICE_UNAVAILABLE: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  INTERNAL: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
} as const satisfies Record<string, { status: number; trpc: string }>

export type ErrorCode = keyof typeof errorTable

/** A failure that the caller may read: the message is a whole sentence that says what to do. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** When the same call may do better, in whole seconds; the REST face sends it as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }

  /** By name: Next gives each route a copy of this module, and an error of one copy is thrown through another. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError' && 'code' in value
  }
}

/** The sentence for a missing or wrong credential; clients look for exactly this word (spec §4). */
export const unauthorizedMessage = 'Unauthorized'

/** Body of a failed REST call. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  requestId: string
}
