import { AppError } from '@/contracts/errors'

/** Largest JSON body of a call that carries no picture, in bytes. */
const jsonBodyBytesMax = 1024 * 1024

/**
 * Content types that are read as JSON. `curl -d` says "form" whatever it sends, and a key in the header is
 * no credential that a browser adds by itself, so strictness would protect nobody.
 */
const readableTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', '']

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function tooLarge(bytesMax: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The body is larger than ${bytesMax / 1024 / 1024} MB, the most we take.`,
  )
}

/** Reads no further than the limit, whatever the header promised. */
async function readText(request: Request, bytesMax: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw tooLarge(bytesMax)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The body of a call as an object; an empty body is an empty object.
 * @throws PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE | BAD_REQUEST
 */
export async function readBody(
  request: Request,
  bytesMax: number = jsonBodyBytesMax,
): Promise<Record<string, unknown>> {
  const type = mediaType(request)
  const text = await readText(request, bytesMax)
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
  return value as Record<string, unknown>
}
