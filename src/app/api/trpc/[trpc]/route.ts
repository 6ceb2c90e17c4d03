import { randomUUID } from 'node:crypto'
import { handleTrpcRequest } from '@/server/api/handle-trpc-request'
import { authenticated, createApiContext } from '@/server/authenticate'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { reportError } from '@/server/report-error'

async function serve(request: Request): Promise<Response> {
  const requestId = randomUUID()
  return handleTrpcRequest(request, {
    requestId,
    reportError,
    createContext: async () => {
      const user = await getSessionUser()
      const caller = user && (await authenticated(user, user.accessToken))
      return createApiContext(caller, { headers: request.headers, requestId })
    },
  })
}

export { serve as GET, serve as POST }
