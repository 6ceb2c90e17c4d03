import { exceededLimit } from '@/utilities/json-limits'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'
import { AuthError } from './auth-error'

const maxBodyBytes = 1024 * 1024
/** Many times what anybody keeps about a person. */
const maxValues = 5_000
/** Deeper JSON is nobody's metadata, and PostgreSQL refuses to read it. */
const maxLevels = 64

/** @throws AuthError 413 request_entity_too_large, 400 bad_json */
export async function readBody(request: Request, mayBeEmpty: boolean): Promise<Record<string, unknown>> {
  const bytes = await readLimitedBytes(request, maxBodyBytes)
  if (bytes === null) throw tooLarge(`max ${maxBodyBytes} bytes`)
  if (bytes.byteLength === 0 && mayBeEmpty) return {}
  const exceeded = exceededLimit(bytes, {
    bytesMax: maxBodyBytes,
    valuesMax: maxValues,
    levelsMax: maxLevels,
  })
  if (exceeded === 'values') throw tooLarge(`max ${maxValues} fields and list items`)
  const value = exceeded === null ? parse(new TextDecoder().decode(bytes)) : undefined
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isStorable(value)) {
    return value as Record<string, unknown>
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: expected an object')
}

function tooLarge(limit: string): AuthError {
  return new AuthError(413, 'request_entity_too_large', `Request body too large (${limit})`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A mistake of the caller's must not become an error of the database: no zero character, no half letter. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part))
}
