import { rateLimits } from '@/contracts/rate-limits'
import type { ProcedureMeta } from '@/server/api/trpc'
import { type Described, describeExample } from './describe-examples'
import { errorSchema, failureResponses, failuresOf, insufficientCredits } from './describe-failures'

/** The parts of an OpenAPI document that this file changes. */
export interface Description {
  paths?: Record<string, Record<string, unknown>>
  components?: {
    schemas?: Record<string, unknown>
    responses?: Record<string, unknown>
    headers?: Record<string, unknown>
  }
}

/** Described in its place, or where a reference leads. */
type Answer = Described['responses'][string] & { headers?: Record<string, unknown>; $ref?: string }

interface Operation extends Described {
  responses: Record<string, Answer>
}

const seconds = { type: 'integer', minimum: 1 }

/** Response headers that limited calls send. */
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
export const limitsInWords = `Calls in a minute: ${generateWithKey} that spend credits with a key and ${generateSignedIn} with a session, ${search} searches, ${read} other reads, ${write} other changes; ${anonymous} from an address without a good key. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset tell where you stand, and beyond a limit the answer is 429 with Retry-After. A path that answers other methods is 405, and Allow names them. Any page may call: every answer allows every origin.`

/**
 * Completes the generated description: the failures of each call and their bodies, what limits and repetition answer,
 * the headers that stand on every answer, and examples.
 */
export function describeLimits(document: Description, metas: readonly ProcedureMeta[]): void {
  document.components = {
    ...document.components,
    schemas: { ...withoutGeneratedErrors(document.components?.schemas), Error: errorSchema },
    responses: failureResponses(headersOfFailure),
    headers,
  }
  for (const meta of metas) {
    if (!meta.openapi) continue
    const { path } = meta.openapi
    const method = meta.openapi.method.toLowerCase()
    const operation = document.paths?.[path]?.[method] as Operation | undefined
    if (!operation) throw new Error(`${method} ${path} is missing in the description.`)
    if (method === 'post') operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
    const success = { ...operation.responses['200'], headers: headersOf(method, '200') }
    operation.responses = { '200': success, ...failuresOf(meta) }
    if (meta.spends)
      Object.assign(operation.responses, { '402': insufficientCredits(meta.spends, headersOfFailure) })
    describeExample(`${meta.openapi.method} ${path}`, operation)
  }
}

/** The generator's own bodies of failures are not what is sent. */
function withoutGeneratedErrors(schemas: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => !name.startsWith('error.')))
}

function headersOfFailure(status: number): Record<string, unknown> {
  return headersOf('post', String(status))
}

function headersOf(method: string, status: string): Record<string, unknown> {
  const names: (keyof typeof headers)[] = [
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
  ]
  if (['409', '429', '503'].includes(status)) names.push('Retry-After')
  if (status === '200' && method === 'post') names.push('Idempotency-Replayed')
  return Object.fromEntries(names.map((name) => [name, ref(name)]))
}

function ref(name: string): { $ref: string } {
  return { $ref: `#/components/headers/${name}` }
}
