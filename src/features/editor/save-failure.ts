import { TRPCClientError } from '@trpc/client'
import type { ErrorCode } from '@/contracts/errors'

/** Why an edit was not stored, as far as the person can do something about it. */
export type SaveFailure =
  | { kind: 'offline' | 'failed' | 'signedOut' }
  | { kind: 'conflict' }
  /** `message`: the server's sentence, which says what to change. */
  | { kind: 'refused'; message: string }

/** @param online what the browser says of its connection */
export function saveFailureOf(error: unknown, online: boolean): SaveFailure {
  if (!online) return { kind: 'offline' }
  if (!(error instanceof TRPCClientError)) return { kind: 'failed' }
  const code = (error.data as { errorCode?: ErrorCode } | null | undefined)?.errorCode
  switch (code) {
    // No answer of ours: the line, or what lies between.
    case undefined:
      return { kind: 'offline' }
    case 'CONFLICT':
      return { kind: 'conflict' }
    case 'UNAUTHORIZED':
      return { kind: 'signedOut' }
    case 'BAD_REQUEST':
    case 'CONTENT_BLOCKED':
    case 'GONE':
    case 'NOT_FOUND':
      return { kind: 'refused', message: error.message }
    default:
      return { kind: 'failed' }
  }
}
