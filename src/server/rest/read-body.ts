import { AppError } from '@/contracts/errors'
import { bodyBytesMaxUsual, readLimitedText } from '../api/limit-body'

/**
 * Content types that are read as JSON. `curl -d` says "form" whatever it sends, and a key in the header is
 * no credential that a browser adds by itself, so strictness would protect nobody.
 */
const readableTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '']

/** Levels of lists and objects: more than any call takes, and few enough for all that walk through a body. */
const depthMax = 32

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * The body of a call as an object; an empty body is an empty object.
 * @throws PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE | BAD_REQUEST
 */
export async function readBody(
  request: Request,
  bytesMax: number = bodyBytesMaxUsual,
): Promise<Record<string, unknown>> {
  const type = mediaType(request)
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, without a Content-Encoding.')
  }
  const text = await readLimitedText(request, bytesMax)
  if (text.trim() === '') return {}
  if (!readableTypes.includes(type) && !type.endsWith('+json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', 'The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object.')
  }
  if (isDeeper(value, depthMax)) {
    throw new AppError('BAD_REQUEST', `The body has more than ${depthMax} levels of lists and objects.`)
  }
  return value as Record<string, unknown>
}

/** Looks level by level, because a call for each level would not come back from a hundred thousand. */
function isDeeper(value: object, levelsMax: number): boolean {
  let level: object[] = [value]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levelsMax) return true
    level = level.flatMap((parent) =>
      Object.values(parent).filter((child): child is object => typeof child === 'object' && child !== null),
    )
  }
  return false
}
