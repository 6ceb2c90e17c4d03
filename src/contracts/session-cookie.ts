/**
 * The cookie that holds the session. Fixed, because the SDK would name it after the host it calls: a browser on
 * localhost and a server on 127.0.0.1 would not find each other's. @see spec §4 for the two parts of the name
 */
export const sessionCookieName = 'sb-quipsmith-auth-token'

/** True when the cookie is there, whole or in numbered pieces; other cookies share its prefix. Proves no session. */
export function hasSessionCookie(cookies: readonly { name: string }[]): boolean {
  return cookies.some(
    ({ name }) =>
      name.startsWith(sessionCookieName) && /^(?:\.\d+)?$/.test(name.slice(sessionCookieName.length)),
  )
}
