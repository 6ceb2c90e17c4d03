import { Ajv, type ValidateFunction } from 'ajv'
import Stripe from 'stripe'
import type { SdkSchema } from '../../scripts/stripe/sdk-schema'

/** One answer as it was on the wire. */
export interface WireAnswer {
  method: string
  path: string
  status: number
  headers: Record<string, string>
  body: unknown
  /** Faults of the body by the SDK's types. */
  problems: string[]
}

/** Lists the faults of an object, a list or an error, by the types of the installed SDK. */
export type WireCheck = (body: unknown) => string[]

interface ListBody {
  object?: unknown
  data?: unknown
  has_more?: unknown
  url?: unknown
}

export function createWireCheck(schema: SdkSchema): WireCheck {
  const ajv = new Ajv({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'stripe', definitions: schema.definitions })
  // Now, because it takes seconds and a server in this process could not answer meanwhile.
  const validators = new Map<string, ValidateFunction>(
    Object.entries(schema.byObject).map(([kind, name]) => [
      kind,
      ajv.compile({ $ref: `stripe#/definitions/${name}` }),
    ]),
  )
  const check = (body: unknown): string[] => {
    if (typeof body !== 'object' || body === null || !('object' in body)) return ['is no object of Stripe']
    if (body.object === 'list') return checkList({ ...body }, check)
    const deletedKind = `deleted:${body.object}`
    const isDeleted = 'deleted' in body && body.deleted === true && deletedKind in schema.byObject
    const kind = isDeleted ? deletedKind : String(body.object)
    const validate = validators.get(kind)
    if (!validate) return [`${kind} has no schema`]
    const problems = validate(body)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) =>
            `${kind}${instancePath} ${message} ${JSON.stringify(params)}`,
        )
    const held = kind === 'event' && 'data' in body ? (body.data as { object?: unknown }).object : undefined
    return held === undefined ? problems : [...problems, ...check(held)]
  }
  return check
}

function checkList(list: ListBody, check: WireCheck): string[] {
  const { object: _object, data, has_more: hasMore, url, ...unknown } = list
  const problems = Object.keys(unknown).map((name) => `list has an unknown field ${name}`)
  if (typeof hasMore !== 'boolean') problems.push('list lacks has_more')
  if (typeof url !== 'string' || !url.startsWith('/v1/')) problems.push('list lacks its url')
  if (!Array.isArray(data)) return [...problems, 'list lacks data']
  return [...problems, ...data.flatMap(check)]
}

const errorTypes = ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']

function checkError(body: unknown): string[] {
  const { error } = (body ?? {}) as { error?: { type?: string; message?: unknown; code?: unknown } }
  if (!error) return ['the error has no error']
  return [
    ...(errorTypes.includes(error.type ?? '') ? [] : [`error type ${error.type}`]),
    ...(typeof error.message === 'string' ? [] : ['the error has no message']),
    ...(error.code === undefined || typeof error.code === 'string' ? [] : ['the error code is no text']),
  ]
}

/** A `fetch` that keeps and judges every answer; the SDK uses it through `Stripe.createFetchHttpClient`. */
export function createWireRecorder(check: WireCheck) {
  const answers: WireAnswer[] = []
  const record = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(url, init)
    const text = await response.clone().text()
    const sentVersion = new Headers(init?.headers).get('stripe-version')
    const headers = Object.fromEntries(response.headers)
    const problems: string[] = []
    if (!headers['content-type']?.startsWith('application/json')) problems.push('is not sent as JSON')
    if (!/^req_\w+$/.test(headers['request-id'] ?? '')) problems.push('has no request id')
    if (headers['stripe-version'] !== sentVersion) problems.push(`speaks ${headers['stripe-version']}`)
    const body: unknown = JSON.parse(text)
    problems.push(...(response.ok ? check(body) : checkError(body)))
    const { pathname: path } = new URL(String(url))
    answers.push({ method: init?.method ?? 'GET', path, status: response.status, headers, body, problems })
    return response
  }
  return { answers, fetch: record, client: Stripe.createFetchHttpClient(record) }
}
