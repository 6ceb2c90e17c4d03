import { createHash, timingSafeEqual } from 'node:crypto'
import type { Sql } from 'postgres'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'
import { findAnswer, fingerprintOf, rememberAnswer } from './answer-once'
import { apiVersion } from './api-version'
import { expandAnswer } from './expand-answer'
import { emptyFields, type FormFields, type FormValue, isFields, parseForm } from './form'
import { badRequest, PaymentsError } from './payments-error'
import { ensurePaymentsSchema } from './payments-schema'
import { type PaymentsEndpoint, randomId } from './payments-work'
import { findRoute } from './routes'
import { runReading, runWriting } from './run-work'

/** Dependencies of a running stand-in. */
export interface PaymentsContext {
  sql: Sql
  /** The one secret key that is let in. */
  apiKey: string
  /** Origin that people use; the checkout and the portal stand below it. */
  siteUrl: string
  now: () => Date
  /** Called after any work that may have created something to deliver. */
  wake: () => void
}

interface Call {
  method: string
  path: string
  headers: Headers
  body: string
  requestId: string
}

/**
 * The stand-in for Stripe's API, spoken to over HTTP by the unmodified SDK:
 * 1. the key, as bearer or as the name of basic authentication;
 * 2. the body: a form of at most 1 MiB;
 * 3. a POST that was answered under its idempotency key is answered alike;
 * 4. the work, in one transaction with its events and the answer to remember;
 * 5. the answer with what it was asked to expand, or the refusal in Stripe's shape.
 */
export async function handlePaymentsRequest(request: Request, context: PaymentsContext): Promise<Response> {
  const requestId = randomId('req_', 14)
  try {
    requireKey(request.headers.get('authorization'), context.apiKey)
    const { pathname, search } = new URL(request.url)
    const body = await readBody(request)
    await ensurePaymentsSchema(context.sql)
    const call = { method: request.method, path: pathname, headers: request.headers, body, requestId }
    return await answer(call, search.slice(1), context)
  } catch (error) {
    return refusal(request.headers, requestId, error)
  }
}

async function answer(call: Call, query: string, context: PaymentsContext): Promise<Response> {
  const route = findRoute(call.method, call.path)
  if (route === null) throw unknownAddress(call)
  const isPost = call.method === 'POST'
  const fields = isPost ? parseForm(call.body) : parseForm([query, call.body].filter(Boolean).join('&'))
  const expand = takeExpand(fields)
  if (call.method === 'GET') {
    const body = await runReading(context, null, (work) => run(route, work, fields, expand))
    return respond(call, 200, body)
  }
  const key = isPost ? call.headers.get('idempotency-key') : null
  const fingerprint = fingerprintOf(call.method, call.path, call.body)
  const request = { id: call.requestId, idempotency_key: key }
  const response = await runWriting(context, request, async (work) => {
    const known = key === null ? null : await findAnswer(work.sql, key, fingerprint)
    if (known !== null) {
      const replay = { 'idempotent-replayed': 'true', 'original-request': known.request_id }
      return respond(call, known.status, known.body, replay)
    }
    const body = await run(route, work, fields, expand)
    const remembered = { status: 200, body, request_id: call.requestId }
    if (key !== null) await rememberAnswer(work.sql, key, fingerprint, remembered)
    return respond(call, 200, body)
  })
  context.wake()
  return response
}

async function run(
  { endpoint, id }: { endpoint: PaymentsEndpoint; id: string },
  work: Parameters<PaymentsEndpoint>[0],
  fields: FormFields,
  expand: readonly string[],
): Promise<string> {
  const result = await endpoint(work, fields, id)
  return JSON.stringify(await expandAnswer(work, result, expand), null, 2)
}

/** Takes `expand` out of the parameters: every call has it. */
function takeExpand(fields: FormFields): string[] {
  const given: FormValue = fields.expand ?? emptyFields()
  delete fields.expand
  const paths = isFields(given) ? Object.values(given) : given
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) {
    throw badRequest('Invalid array', 'expand')
  }
  return paths
}

/** @throws PaymentsError 401, with at most the ends of the key that was sent */
function requireKey(authorization: string | null, apiKey: string): void {
  const [, scheme = '', credential = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization ?? '') ?? []
  const isBasic = scheme.toLowerCase() === 'basic'
  const key = isBasic ? (Buffer.from(credential, 'base64').toString().split(':')[0] ?? '') : credential
  if (timingSafeEqual(digest(key), digest(apiKey))) return
  const message =
    key === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(Math.max(key.length - 11, 4))}${key.slice(-4)}`
  throw new PaymentsError(401, { type: 'invalid_request_error', message })
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

function unknownAddress({ method, path }: Call): PaymentsError {
  return new PaymentsError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  })
}

const maxBodyBytes = 1024 * 1024

/** @throws PaymentsError 413 */
async function readBody(request: Request): Promise<string> {
  const bytes = await readLimitedBytes(request, maxBodyBytes)
  if (bytes) return new TextDecoder().decode(bytes)
  const message = `The request is too large: ${maxBodyBytes} bytes at most.`
  throw new PaymentsError(413, { type: 'invalid_request_error', message })
}

function respond(call: Call, status: number, body: string, extra: Record<string, string> = {}): Response {
  const key = call.method === 'POST' ? call.headers.get('idempotency-key') : null
  return new Response(body, {
    status,
    headers: {
      ...protocolHeaders(call.headers, call.requestId),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...extra,
    },
  })
}

function protocolHeaders(headers: Headers, requestId: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    // A busy client would otherwise reuse a connection that the server has just closed, and call it a failure.
    connection: 'close',
    'request-id': requestId,
    'stripe-version': headers.get('stripe-version') ?? apiVersion,
  }
}

function refusal(headers: Headers, requestId: string, error: unknown): Response {
  const known = error instanceof PaymentsError ? error : unexpected(error)
  const body = { ...known.body, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` }
  return new Response(JSON.stringify({ error: body }, null, 2), {
    status: known.status,
    headers: protocolHeaders(headers, requestId),
  })
}

function unexpected(error: unknown): PaymentsError {
  console.error('sandbox payments failed:', error)
  return new PaymentsError(500, { type: 'api_error', message: 'Something went wrong on the sandbox’s side.' })
}
