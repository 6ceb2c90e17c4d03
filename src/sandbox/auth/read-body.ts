import { AuthError } from './auth-error'

const maxBodyBytes = 1024 * 1024
/** A caller still sending cannot read an answer, so a little too much is received and thrown away. */
const maxDrainedBytes = 32 * maxBodyBytes
/** Deeper JSON is nobody's metadata, and PostgreSQL refuses to read it. */
const maxDepth = 64

/** @throws AuthError 413 request_entity_too_large, 400 bad_json */
export async function readBody(request: Request, mayBeEmpty: boolean): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength
    if (sizeBytes <= maxBodyBytes) chunks.push(chunk)
    if (sizeBytes > maxDrainedBytes) break
  }
  if (sizeBytes > maxBodyBytes) {
    throw new AuthError(413, 'request_entity_too_large', `Request body too large (max ${maxBodyBytes} bytes)`)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '' && mayBeEmpty) return {}
  const value = parse(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isStorable(value, maxDepth)) {
    return value as Record<string, unknown>
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: expected an object')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A mistake of the caller's must not become an error of the database: no zero character, no half letter, not too deep. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([key, part]) => isStorable(key, depth) && isStorable(part, depth - 1))
}
