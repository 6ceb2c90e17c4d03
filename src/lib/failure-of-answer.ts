import type { ErrorCode } from '@/contracts/errors'
import type { Failure } from './failure'

/** An error that the server answered, in either of its formats. */
interface ErrorAnswer {
  code: ErrorCode
  message: string
  retryAfter: string | null | undefined
}

/** The one map from the server's error codes to messages. Uses the server's own sentence where it has one. */
export function failureOfAnswer({ code, message, retryAfter }: ErrorAnswer): Failure {
  switch (code) {
    case 'INSUFFICIENT_CREDITS':
      return { kind: 'noCredits' }
    case 'UNAUTHORIZED':
      return { kind: 'signedOut' }
    case 'CONFLICT':
      return { kind: 'conflict' }
    case 'RATE_LIMITED':
      return { kind: 'tooFast', seconds: Math.ceil(Number(retryAfter)) || undefined }
    case 'SERVICE_UNAVAILABLE':
      return { kind: 'unavailable', message }
    case 'BAD_REQUEST':
    case 'CONTENT_BLOCKED':
    case 'FORBIDDEN':
    case 'GONE':
    case 'NOT_FOUND':
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
      return { kind: 'refused', message }
    default:
      return { kind: 'failed' }
  }
}
