import { type ErrorCode, errorTable } from '@/contracts/errors'
import { rateLimits } from '@/contracts/rate-limits'
import type { ProcedureMeta } from '@/server/api/trpc'

/** What this file touches of a description in OpenAPI. */
export interface Description {
  paths?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, unknown>; headers?: Record<string, unknown> }
}

interface Operation {
  parameters?: unknown[]
  responses: Record<string, { description: string; headers?: Record<string, unknown>; content?: unknown }>
}

const seconds = { type: 'integer', minimum: 1 }

/** What stands beside bodies. */
const headers = {
  'RateLimit-Limit': {
    description: 'Calls that this call’s class allows in a minute',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Calls that are left of them', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the minute ends', schema: seconds },
  'Retry-After': { description: 'Seconds after which the same call may do better', schema: seconds },
  'X-Request-Id': { description: 'Names this call when you ask us about it', schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: 'Stands on an answer that was given before, or to a call that had run before',
    schema: { type: 'string', const: 'true' },
  },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Of your own making, such as a UUID. Sent again within 24 hours with the same body, the call is not run again: the first answer comes back, and nothing is charged twice. With another body it is 409. A call that was refused may be sent again with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

const { generateSignedIn, generateWithKey, search, read, write, anonymous } = rateLimits

/** Stands in the description of the whole API. */
export const limitsInWords = `Calls in a minute: ${generateWithKey} that spend credits with a key and ${generateSignedIn} with a session, ${search} searches, ${read} other reads, ${write} other changes; ${anonymous} from an address without a good key. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset tell where you stand, and beyond a limit the answer is 429 with Retry-After. Any page may call: every answer allows every origin.`

const errorBody = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence that says what to do' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    requestId: { type: 'string' },
  },
  required: ['message', 'code', 'requestId'],
}

/** What a procedure answers besides what every procedure may answer. */
function failuresOf(method: string, { callClass }: ProcedureMeta): Partial<Record<ErrorCode, string>> {
  return {
    ...(callClass === 'generate'
      ? { INSUFFICIENT_CREDITS: 'Too few credits', CONTENT_BLOCKED: 'A text that we do not draw' }
      : {}),
    ...(method === 'post'
      ? {
          CONFLICT:
            'The Idempotency-Key was sent with another body before, or the first call with it still runs; then Retry-After says when to come back',
        }
      : {}),
    RATE_LIMITED: 'Too many calls in this minute; Retry-After says when to come back',
  }
}

/**
 * Completes the generated description: the bodies of failures as they are sent, what limits and repetition answer,
 * and the headers that stand on every answer.
 */
export function describeLimits(document: Description, metas: readonly ProcedureMeta[]): void {
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => !name.startsWith('error.'),
  )
  document.components = {
    ...document.components,
    schemas: { ...Object.fromEntries(schemas), Error: errorBody },
    headers,
  }
  for (const meta of metas) {
    if (!meta.openapi) continue
    const method = meta.openapi.method.toLowerCase()
    const operation = document.paths?.[meta.openapi.path]?.[method] as Operation | undefined
    if (!operation) throw new Error(`${method} ${meta.openapi.path} is missing in the description.`)
    for (const [code, description] of Object.entries(failuresOf(method, meta))) {
      operation.responses[errorTable[code as ErrorCode].status] = { description }
    }
    if (method === 'post') operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400)
        response.content = { 'application/json': { schema: ref('schemas', 'Error') } }
      response.headers = headersOf(method, status)
    }
  }
}

function headersOf(method: string, status: string): Record<string, unknown> {
  const names: (keyof typeof headers)[] = [
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
  ]
  if (status === '409' || status === '429') names.push('Retry-After')
  if (status === '200' && method === 'post') names.push('Idempotency-Replayed')
  return Object.fromEntries(names.map((name) => [name, ref('headers', name)]))
}

function ref(kind: 'schemas' | 'headers', name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` }
}
