import { AppError } from '@/contracts/errors'
import { type BodyLimits, parseJson, readJsonBytes } from '../api/read-json'

/**
 * Content types that are read as JSON. `curl -d` says "form" whatever it sends, and a key in the header is
 * no credential that a browser adds by itself, so strictness would protect nobody.
 */
const readableTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '']

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The body of a call as an object; an empty body is an empty object.
 * @throws PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE | BAD_REQUEST
 */
export async function readBody(request: Request, limits: BodyLimits = {}): Promise<Record<string, unknown>> {
  const type = mediaType(request)
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, without a Content-Encoding.')
  }
  const bytes = await readJsonBytes(request, limits)
  if (bytes.byteLength > 0 && !readableTypes.includes(type) && !type.endsWith('+json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  }
  const value = parseJson(bytes)
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}
