import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Requests that the framework answers in its own words before a route of ours is asked: methods that no `Request` of
 * the web platform may have, and addresses of the API whose percent escapes are broken. They are led to routes that
 * say it as the rest of the API does.
 */

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const unknownMethodPath = '/api/unknown-method'
const unknownAddressPath = '/api/unknown-address'
/** Addresses that programs call; a page in HTML is right for the others. */
const programPaths = /^\/(api|i)\//

type Addressed = Pick<IncomingMessage, 'method' | 'url'>

/** Changes where a request leads that could not be answered where it leads to. */
export function leadUnspeakable(request: Addressed): void {
  const { method = 'GET', url = '/' } = request
  if (!methods.includes(method)) {
    request.method = 'GET'
    request.url = unknownMethodPath
  } else if (programPaths.test(url) && !isDecodable(url.split('?')[0] ?? '')) {
    request.url = unknownAddressPath
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** From now on, for every server of this process: the channel speaks before a server does. */
export function leadUnspeakableRequests(): void {
  subscribe('http.server.request.start', (message) =>
    leadUnspeakable((message as { request: IncomingMessage }).request),
  )
}
