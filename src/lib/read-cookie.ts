/** Value of a cookie in `document.cookie` or a Cookie header, as it stands there. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}
