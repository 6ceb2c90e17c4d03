/**
 * Whether a page of ours made a call. A cookie travels by itself, so the call must show it: by a header that no form
 * can set and no foreign page may, by the origin, and by what the browser says of where the call comes from.
 */
export function isFromOurPages(headers: Headers): boolean {
  if (!headers.has('x-trpc-source')) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null || URL.parse(origin)?.host === headers.get('host')
}
