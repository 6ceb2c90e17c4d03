import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { admitPicture, pictureCaller } from '@/server/admit'
import { handleTrpcRequest } from '@/server/api/handle-trpc-request'
import { authenticateBearer, createApiContext } from '@/server/authenticate'
import { handleMcpRequest } from '@/server/mcp/handle-mcp-request'
import { closeUnreadBodies } from '@/server/rest/close-unread-bodies'
import { watchEventLoop } from '@/server/rest/event-loop-watchdog'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { handleImageRequest } from '@/server/rest/handle-image-request'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'
import { readCredential } from '@/server/rest/read-credential'
import { container } from '@/server/wire'

/**
 * A server process with the API and the pictures of memes: the product's own wiring, configured by the environment.
 * Prints its port when it listens. Calls over tRPC bring a key or a token like the others, in place of the cookie.
 */

const apiPath = '/api/v1'
const memePath = '/i/'
const picturePath = `${apiPath}/meme/image/`
const exportPath = `${apiPath}/account/export`
const mcpPath = '/api/mcp'
const trpcPath = '/api/trpc/'

/** Aborted when the client leaves before its answer is sent, as Next does it. */
function leaving(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Its body is read as it comes, as Next does it. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const body = { body: incoming as unknown as ReadableStream, duplex: 'half' }
  // Not as a reference to be resolved: `//name` would be another host.
  return new Request(new URL(`http://127.0.0.1${url}`), {
    method,
    signal,
    headers: new Headers(headers as Record<string, string>),
    ...(method === 'GET' || method === 'HEAD' ? {} : body),
  })
}

function answer(request: Request): Promise<Response> {
  const requestId = randomUUID()
  const { headers } = request
  const { pathname } = new URL(request.url)
  const createContext = async () =>
    createApiContext(await authenticateBearer(readCredential(headers)), { headers, requestId })
  if (pathname === mcpPath) {
    return handleMcpRequest(request, { requestId, reportError: console.error, createContext })
  }
  if (pathname === exportPath && request.method === 'GET') {
    const underWay = container().exportsUnderWay
    return handleExportRequest({ requestId, reportError: console.error, underWay, createContext })
  }
  if (pathname.startsWith(trpcPath)) {
    return handleTrpcRequest(request, { requestId, reportError: console.error, createContext })
  }
  const picture = {
    requestId,
    reportError: console.error,
    admit: () => admitPicture(headers),
    caller: pictureCaller(request),
  }
  if (pathname.startsWith(memePath)) {
    return handleImageRequest(request, pathname.slice(memePath.length), container().services, picture)
  }
  const file = pathname.startsWith(picturePath) ? pathname.slice(picturePath.length) : ''
  if (file && !file.includes('/') && request.method !== 'OPTIONS') {
    return handleTemplateImageRequest(request, file, container().services, picture)
  }
  return handleRestRequest(
    request,
    pathname.startsWith(apiPath) ? pathname.slice(apiPath.length) : pathname,
    {
      requestId,
      reportError: console.error,
      createContext,
    },
  )
}

closeUnreadBodies()
watchEventLoop()
const server = createServer(async (incoming, outgoing) => {
  const signal = leaving(outgoing)
  const response = await answer(toRequest(incoming, signal))
  if (signal.aborted) return
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
})
// As the product: a busy test must not send to a connection that has just been closed.
server.keepAliveTimeout = 75_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`)
})
