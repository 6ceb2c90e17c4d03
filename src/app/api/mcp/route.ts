import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { everyMethod } from '@/app/api/every-method'
import { authenticateBearer, countKeyCall, createApiContext } from '@/server/authenticate'
import { handleMcpRequest } from '@/server/mcp/handle-mcp-request'
import { reportError } from '@/server/report-error'

async function serve(request: Request): Promise<Response> {
  const requestId = randomUUID()
  return handleMcpRequest(request, {
    requestId,
    reportError,
    createContext: async () => {
      const actor = await authenticateBearer(request.headers.get('authorization'))
      const context = createApiContext(actor, { headers: request.headers, requestId })
      return { ...context, onKeyCall: (call) => after(() => countKeyCall(call)) }
    },
  })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(serve)
