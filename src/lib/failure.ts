import type { ErrorCode } from '@/contracts/errors'

/** Why a call gave no result, as far as the person in front of it can do something about it. */
export type Failure =
  /** `unreachable`: no answer although the browser is online. `cutOff`: an answer that broke off. */
  | { kind: 'offline' | 'unreachable' | 'cutOff' | 'failed' | 'noCredits' | 'signedOut' }
  | { kind: 'conflict' }
  | { kind: 'tooFast'; seconds: number | undefined }
  /** The server's sentence says what to change (`refused`) or that the same call may work later (`unavailable`). */
  | { kind: 'refused' | 'unavailable'; message: string }

/** An error that the server answered, in either of its formats. */
interface ErrorAnswer {
  code: ErrorCode
  message: string
  retryAfter: string | null | undefined
}

/** The one map from the server's error codes to what people are told. Shows the server's own words where it has any. */
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

/** No answer arrived. @param online what the browser says of its connection */
export const failureWithoutAnswer = (online: boolean): Failure => ({
  kind: online ? 'unreachable' : 'offline',
})
