import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Checks every request before the framework reads it, whatever the path ends in, and changes the path of those that it
 * would answer badly: with an error page, a redirect to the host that the caller named, or past the proxy's checks.
 * Routes of ours answer them instead.
 */

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Addresses that programs call; people at the others get a page. */
const programPaths = /^\/(api|i)\//
/** A name or an address, and a port. */
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** Parts of pages as files, which the framework serves beside the pages, and its unused image optimizer. */
const hiddenPaths = /\.rsc$|^\/_next\/image\/?$/i

type CheckedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>

interface HostRules {
  /** True for a well-formed Host header that names a host this server does not answer for. */
  refusesHost: (host: string) => boolean
}

/** The path of the route that answers instead; null for requests that may go on. */
function pathInstead({ method = 'GET', url = '/', headersDistinct }: CheckedRequest, rules: HostRules) {
  const [host = '', ...others] = headersDistinct.host ?? []
  if (others.length > 0 || !hostPattern.test(host)) return '/api/malformed-request'
  if (rules.refusesHost(host)) return '/api/foreign-host'
  if (!methods.includes(method)) return '/api/unknown-method'
  // Neither `*` nor `http://another.example/` is an address on this server.
  if (!url.startsWith('/')) return '/api/malformed-request'
  const path = decodedPath(url)
  if (path === null) return programPaths.test(url) ? '/api/unknown-address' : '/api/malformed-request'
  return hiddenPaths.test(path) ? '/api/unknown-address' : null
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return null
  }
}

export function rerouteMalformedRequest(request: CheckedRequest, rules: HostRules): void {
  const path = pathInstead(request, rules)
  if (path === null) return
  request.method = 'GET'
  request.url = path
  // The framework builds an address from it.
  request.headers.host = 'localhost'
}

/** From now on, for every server of this process: the channel is told before the server is. */
export function rerouteMalformedRequests(rules: HostRules): void {
  subscribe('http.server.request.start', (message) =>
    rerouteMalformedRequest((message as { request: IncomingMessage }).request, rules),
  )
}
