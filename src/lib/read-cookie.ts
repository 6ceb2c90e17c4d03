/** Raw value of a cookie in `document.cookie` or a Cookie header. */
export function readCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}
