import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

const bodiless = ['GET', 'HEAD', 'OPTIONS']

/** A request of Node's server as the web's `Request`. */
export function webRequest(incoming: IncomingMessage, origin: string): Request {
  const method = incoming.method ?? 'GET'
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(bodiless.includes(method)
      ? {}
      : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
}

/** Sends the web's `Response` with Node's server. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
