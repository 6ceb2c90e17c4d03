/**
 * The credential of a request as the value of an `Authorization` header: that header, or the separate token header that
 * clients of `GET /search` send. Null without either.
 * @see spec §7
 */
export function readCredential(headers: Headers): string | null {
  const authorization = headers.get('authorization')
  if (authorization) return authorization
  const token = headers
    .get('token')
    ?.replace(/^Bearer\s+/i, '')
    .trim()
  return token ? `Bearer ${token}` : null
}
