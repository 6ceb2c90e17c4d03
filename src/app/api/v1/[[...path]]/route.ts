import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { everyMethod } from '@/app/api/every-method'
import { authenticateBearer, countKeyCall, createApiContext } from '@/server/authenticate'
import { reportError } from '@/server/report-error'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { readCredential } from '@/server/rest/read-credential'

async function serve(request: Request): Promise<Response> {
  const requestId = randomUUID()
  return handleRestRequest(request, new URL(request.url).pathname.replace(/^\/api\/v1/, ''), {
    requestId,
    reportError,
    createContext: async () => {
      const caller = await authenticateBearer(readCredential(request.headers))
      const context = createApiContext(caller, { headers: request.headers, requestId })
      return { ...context, onKeyCall: (call) => after(() => countKeyCall(call)) }
    },
  })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(serve)
