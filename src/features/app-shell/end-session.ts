/** Names of the cookies that hold a session: they begin with `sb-` and contain `-auth-token`. @see spec §4 */
export function authCookieNames(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('sb-') && name.includes('-auth-token'))
}

/** Whether an error means that the session is over. @see spec §8 */
export function isSessionOver(message: string): boolean {
  return /\b401\b|unauthorized/i.test(message)
}

/** Forgets the session that the server no longer knows, and goes to the sign-in page. */
export function endSession(): void {
  for (const name of authCookieNames(document.cookie)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be relied on in every browser
    document.cookie = `${name}=; path=/; max-age=0`
  }
  window.location.assign('/login')
}
