import { AppError } from '@/contracts/errors'
import { readJson } from '../api/read-json'

/** Bytes of a message: no tool takes a picture. */
const messageBytesMax = 64 * 1024

/**
 * The one JSON-RPC message of a request. Several in a list, which the protocol has given up, are refused: a message
 * then costs what a call of the REST face costs.
 * @throws PAYLOAD_TOO_LARGE | BAD_REQUEST
 */
export async function readMessage(request: Request): Promise<object> {
  const value = await readJson(request, { bytesMax: messageBytesMax })
  if (Array.isArray(value)) throw new AppError('BAD_REQUEST', 'Send one message at a time, not a list.')
  if (typeof value !== 'object' || value === null) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON-RPC message.')
  }
  return value
}
