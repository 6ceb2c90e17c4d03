import { AppError, type ErrorCode } from '@/contracts/errors'
import { describeError } from '../api/describe-error'
import { crossOriginHeaders } from './cross-origin'

/** The answer to a request that leads nowhere, in the shape that every failed call has. */
export function refuseRequest(code: ErrorCode, message: string, requestId: string): Response {
  const { status } = describeError(new AppError(code, message))
  const headers = { 'x-request-id': requestId, 'cache-control': 'no-store', ...crossOriginHeaders }
  return Response.json({ message, code, requestId }, { status, headers })
}
