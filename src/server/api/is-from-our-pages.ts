/**
 * True for calls from our own pages. Browsers attach the session cookie to any request, so three more things must fit:
 * a header that forms cannot set and foreign pages may not, the origin, and the browser's `Sec-Fetch-Site`.
 */
export function isFromOurPages(headers: Headers): boolean {
  if (!headers.has('x-trpc-source')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null || URL.parse(origin)?.host === headers.get('host')
}
