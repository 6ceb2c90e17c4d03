import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
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

export {
  serve as DELETE,
  serve as GET,
  serve as HEAD,
  serve as OPTIONS,
  serve as PATCH,
  serve as POST,
  serve as PUT,
}
