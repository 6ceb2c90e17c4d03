import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { authenticateBearer, createApiContext } from '@/server/container'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { readCredential } from '@/server/rest/read-credential'

/**
 * A server process with the API and nothing else: the product's own wiring, configured by the environment. Prints its
 * port when it listens.
 */
const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', url = '/' } = incoming
  const isRead = method === 'GET'
  const request = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers: new Headers(incoming.headers as Record<string, string>),
    ...(isRead ? {} : { body: new Uint8Array(await buffer(incoming)) }),
  })
  const requestId = randomUUID()
  const { headers } = request
  const response = await handleRestRequest(request, new URL(request.url).pathname.replace(/^\/api\/v1/, ''), {
    requestId,
    reportError: console.error,
    createContext: async () =>
      createApiContext(await authenticateBearer(readCredential(headers)), { headers, requestId }),
  })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`)
})
