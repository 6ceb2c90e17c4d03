/**
 * Any page may call: a credential is sent by hand here and never by a browser on its own, and cookies are not looked
 * at. Without `Access-Control-Allow-Credentials` a browser does not even show the answer to a call with cookies.
 */

/** Response headers that scripts of other origins may read. */
const exposed = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-Request-Id',
  'Idempotency-Replayed',
]

/** Headers that a call may bring. */
const allowed = ['authorization', 'content-type', 'idempotency-key', 'token']

/** How long a browser need not ask again, in s. */
const preflightSeconds = 86_400

/** Stand on every answer. */
export const crossOriginHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed.join(', '),
} as const

/** The answer to a browser that asks before it calls. @param methods as in `GET, HEAD` */
export function preflight(methods: string, headers: Headers): Response {
  headers.set('allow', methods)
  headers.set('access-control-allow-methods', methods)
  headers.set('access-control-allow-headers', allowed.join(', '))
  headers.set('access-control-max-age', String(preflightSeconds))
  return new Response(null, { status: 204, headers })
}
