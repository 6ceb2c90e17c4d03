import { TRPCClientError } from '@trpc/client'
import type { ErrorCode } from '@/contracts/errors'
import { type Failure, failureWithoutAnswer } from '@/lib/failure'
import { failureOfAnswer } from '@/lib/failure-of-answer'

/** An answer that broke off: how far the server got is unknown. */
export class AnswerCutOff extends Error {
  override readonly name = 'AnswerCutOff'

  constructor(options?: { cause?: unknown }) {
    super('The answer broke off.', options)
  }
}

/** Maps an error of a tRPC call to a failure to show. @param online the browser's `navigator.onLine` */
export function failureOf(error: unknown, online: boolean): Failure {
  if (error instanceof AnswerCutOff) return { kind: 'cutOff' }
  if (!online) return { kind: 'offline' }
  if (!(error instanceof TRPCClientError)) return { kind: 'failed' }
  const code = (error.data as { errorCode?: ErrorCode } | null | undefined)?.errorCode
  if (code === undefined) return failureWithoutAnswer(online)
  const response = (error.meta as { response?: Response } | undefined)?.response
  return failureOfAnswer({ code, message: error.message, retryAfter: response?.headers.get('Retry-After') })
}
