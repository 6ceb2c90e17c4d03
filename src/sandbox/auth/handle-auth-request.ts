import type { AuthCall, AuthContext, Endpoint } from './auth-call'
import { AuthError } from './auth-error'
import { ensureAuthSchema } from './auth-schema'
import { addCrossOriginHeaders, preflightResponse } from './cross-origin'
import { createUser, deleteUserById, getUserById, listUsers, updateUserById } from './endpoints/admin-users'
import { logout } from './endpoints/logout'
import { magiclink, otp } from './endpoints/otp'
import { linkIdentity, reauthenticate } from './endpoints/reauthenticate'
import { recover } from './endpoints/recover'
import { resend } from './endpoints/resend'
import { authorize, getHealth, getKeySet, getSettings } from './endpoints/settings'
import { signup } from './endpoints/signup'
import { token } from './endpoints/token'
import { getUser, putUser } from './endpoints/user'
import { getVerify, postVerify } from './endpoints/verify'

/**
 * The stand-in for Supabase's sign-in service (GoTrue), spoken to over HTTP by the unmodified SDK:
 * 1. preflight and path: `/auth/v1/*`, and with `relaxed` also `/auto/auth/v1/*`, which confirms at once;
 * 2. the endpoint by method and path;
 * 3. the body: JSON of at most 1 MiB;
 * 4. the answer, or the error in the shape that the caller's version expects.
 */
export async function handleAuthRequest(request: Request, context: AuthContext): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse(request, context.siteUrl)
  const response = await answer(request, context).catch((error: unknown) => errorResponse(request, error))
  addCrossOriginHeaders(request, response, context.siteUrl)
  return response
}

const endpoints: Record<string, Endpoint> = {
  'GET /settings': getSettings,
  'GET /health': getHealth,
  'GET /.well-known/jwks.json': getKeySet,
  'GET /authorize': authorize,
  'POST /signup': signup,
  'POST /token': token,
  'POST /otp': otp,
  'POST /magiclink': magiclink,
  'POST /recover': recover,
  'POST /resend': resend,
  'GET /verify': getVerify,
  'POST /verify': postVerify,
  'GET /user': getUser,
  'PUT /user': putUser,
  'POST /logout': logout,
  'GET /reauthenticate': reauthenticate,
  'GET /user/identities/authorize': linkIdentity,
  'DELETE /user/identities/:id': linkIdentity,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'GET /admin/users/:id': getUserById,
  'PUT /admin/users/:id': updateUserById,
  'DELETE /admin/users/:id': deleteUserById,
}

/** Bodies may be absent here. */
const bodiless = new Set(['POST /logout', 'DELETE /admin/users/:id', 'DELETE /user/identities/:id'])

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
  const response = await endpoint(call)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

function routeName(method: string, path: string): string {
  const exact = `${method} ${path}`
  if (Object.hasOwn(endpoints, exact)) return exact
  return `${method} ${path.replace(/^(\/admin\/users|\/user\/identities)\/[^/]+$/, '$1/:id')}`
}

const maxBodyBytes = 1024 * 1024
/** A caller still sending cannot read an answer, so a little too much is received and thrown away. */
const maxDrainedBytes = 32 * maxBodyBytes

/** @throws AuthError 413 request_entity_too_large, 400 bad_json */
async function readBody(request: Request, mayBeEmpty: boolean): Promise<Record<string, unknown>> {
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
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Falls through: whatever is not a JSON object is refused alike.
  }
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: expected an object')
}

const versionHeader = 'x-supabase-api-version'
const version = '2024-01-01'

/** Clients read `code` only where the version header comes back; older ones get the older shape. */
function errorResponse(request: Request, error: unknown): Response {
  const known = error instanceof AuthError ? error : unexpected(error)
  const headers = new Headers({ 'x-sb-error-code': known.code, 'cache-control': 'no-store' })
  if ((request.headers.get(versionHeader) ?? '') < version) {
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
