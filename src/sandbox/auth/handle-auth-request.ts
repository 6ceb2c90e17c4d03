import { limitByAddress } from './address-limits'
import type { AuthCall, AuthContext } from './auth-call'
import { AuthError } from './auth-error'
import { ensureAuthSchema } from './auth-schema'
import { addCrossOriginHeaders, preflightResponse } from './cross-origin'
import { bodiless, endpoints, routeName } from './endpoints'
import { readBody } from './read-body'

/**
 * The stand-in for Supabase's sign-in service (GoTrue), spoken to over HTTP by the unmodified SDK:
 * 1. preflight and path: `/auth/v1/*`, and with `relaxed` also `/auto/auth/v1/*`, which confirms at once;
 * 2. the endpoint by method and path;
 * 3. the body: JSON of at most 1 MiB and 5,000 values;
 * 4. the call is counted by the network address that it comes from;
 * 5. the answer, or the error in the shape that the caller's version expects.
 */
export async function handleAuthRequest(request: Request, context: AuthContext): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse(request, context.siteUrl)
  const response = await answer(request, context).catch((error: unknown) => errorResponse(request, error))
  addCrossOriginHeaders(request, response, context.siteUrl)
  return response
}

async function answer(request: Request, context: AuthContext): Promise<Response> {
  const url = new URL(request.url)
  const [, auto, path] = /^(\/auto)?\/auth\/v1(\/.*)$/.exec(url.pathname) ?? []
  const route = path === undefined ? '' : routeName(request.method, path)
  const endpoint = Object.hasOwn(endpoints, route) ? endpoints[route] : undefined
  if (endpoint === undefined || (auto !== undefined && !context.relaxed)) {
    return new Response('404 page not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  }
  const body = request.method === 'GET' ? {} : await readBody(request, bodiless.has(route))
  await ensureAuthSchema(context.sql)
  const call: AuthCall = {
    ...context,
    request,
    query: url.searchParams,
    body,
    basePath: `${auto ?? ''}/auth/v1`,
    autoconfirm: auto !== undefined,
  }
  await limitByAddress(call, route)
  const response = await endpoint(call)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

const versionHeader = 'x-supabase-api-version'
const version = '2024-01-01'

/** Clients read `code` only where the version header comes back; older ones get the older shape. */
function errorResponse(request: Request, error: unknown): Response {
  const known = error instanceof AuthError ? error : unexpected(error)
  const headers = new Headers({ 'x-sb-error-code': known.code, 'cache-control': 'no-store' })
  if (known.retryAfterSeconds) headers.set('retry-after', String(known.retryAfterSeconds))
  const asked = request.headers.get(versionHeader) ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(asked) || asked < version) {
    const body = { code: known.status, error_code: known.code, msg: known.message, ...known.extra }
    return Response.json(body, { status: known.status, headers })
  }
  headers.set(versionHeader, version)
  return Response.json(
    { code: known.code, message: known.message, ...known.extra },
    { status: known.status, headers },
  )
}

function unexpected(error: unknown): AuthError {
  console.error('sandbox sign-in failed:', error)
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}
