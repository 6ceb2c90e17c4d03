import { TRPCClientError } from '@trpc/client'
import type { ErrorCode } from '@/contracts/errors'

/** Why a run did not happen, as far as the person can do something about it. */
export type Failure =
  | { kind: 'offline' | 'unreachable' | 'failed' | 'cutOff' }
  | { kind: 'noCredits' }
  /** The session ended while the page stood open. */
  | { kind: 'signedOut' }
  | { kind: 'tooFast'; seconds: number | undefined }
  /** `message`: the server's sentence, which says what to change. */
  | { kind: 'refused'; message: string }

/** An answer that broke off: nobody here knows how far the server got. */
export class LineCut extends Error {
  override readonly name = 'LineCut'

  constructor(options?: { cause?: unknown }) {
    super('The answer broke off.', options)
  }
}

/**
 * What to tell the person of an error that a call threw. The server's own words are shown where it has any.
 *
 * @param online what the browser says of its connection
 */
export function failureOf(error: unknown, online: boolean): Failure {
  if (!online && !(error instanceof LineCut)) return { kind: 'offline' }
  if (error instanceof LineCut) return { kind: 'cutOff' }
  if (!(error instanceof TRPCClientError)) return { kind: 'failed' }
  const code = (error.data as { errorCode?: ErrorCode } | null | undefined)?.errorCode
  switch (code) {
    // No answer of ours: it is not known whether the request arrived.
    case undefined:
      return { kind: 'unreachable' }
    case 'INSUFFICIENT_CREDITS':
      return { kind: 'noCredits' }
    case 'UNAUTHORIZED':
      return { kind: 'signedOut' }
    case 'RATE_LIMITED':
      return { kind: 'tooFast', seconds: retryAfterSeconds(error) }
    case 'CONTENT_BLOCKED':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'GONE':
    case 'SERVICE_UNAVAILABLE':
      return { kind: 'refused', message: error.message }
    default:
      return { kind: 'failed' }
  }
}

function retryAfterSeconds(error: TRPCClientError<never>): number | undefined {
  const response = (error.meta as { response?: Response } | undefined)?.response
  const seconds = Number(response?.headers.get('Retry-After'))
  return seconds > 0 ? Math.ceil(seconds) : undefined
}
