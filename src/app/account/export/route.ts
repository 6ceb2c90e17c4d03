import { randomUUID } from 'node:crypto'
import { authenticated, createApiContext } from '@/server/authenticate'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { reportError } from '@/server/report-error'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { container } from '@/server/wire'

/** The same for who is signed in here: a link of our own page leads to it, and no other's. */
export async function GET(request: Request): Promise<Response> {
  const { headers } = request
  if (headers.get('sec-fetch-site') === 'cross-site') {
    return new Response('Begin your export at your account.\n', { status: 403 })
  }
  const requestId = randomUUID()
  return handleExportRequest({
    requestId,
    reportError,
    underWay: container().exportsUnderWay,
    createContext: async () => {
      const user = await getSessionUser()
      const caller = user && (await authenticated(user, user.accessToken))
      return createApiContext(caller, { headers, requestId })
    },
  })
}
