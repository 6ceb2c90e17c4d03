/** Session cookies are named `sb-…-auth-token…`. @see spec §4 */
function holdsSession(name: string): boolean {
  return name.startsWith('sb-') && name.includes('-auth-token')
}

/** Names of the cookies that hold a session, whole or in pieces. */
export function authCookieNames(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter(holdsSession)
}

/** True for an error that means the session is over. @see spec §8 */
export function isSessionOver(message: string): boolean {
  return /\b401\b|unauthorized/i.test(message)
}

/** Removes a token outside the cookies, which an older client may have left in this browser. */
function clearStoredTokens(): void {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage).filter(holdsSession)) storage.removeItem(name)
  }
}

/** Forgets the session that the server no longer knows, and goes to the sign-in page. */
export function endSession(): void {
  clearStoredTokens()
  for (const name of authCookieNames(document.cookie)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be relied on in every browser
    document.cookie = `${name}=; path=/; max-age=0`
  }
  window.location.assign('/login')
}
