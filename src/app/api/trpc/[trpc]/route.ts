import { randomUUID } from 'node:crypto'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { appRouter } from '@/server/api/root'
import { createApiContext } from '@/server/container'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { reportError } from '@/server/report-error'

/**
 * A cookie travels by itself, so a call must show that a page of ours made it: a header that no form can set,
 * and no foreign origin.
 */
function isFromOurPages(request: Request): boolean {
  if (!request.headers.has('x-trpc-source')) return false
  const origin = request.headers.get('origin')
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}

async function serve(request: Request): Promise<Response> {
  const requestId = randomUUID()
  if (!isFromOurPages(request)) {
    return Response.json(
      { message: 'This address is for our own pages. Programs use /api/v1.' },
      { status: 403 },
    )
  }
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: async () => {
      const user = await getSessionUser()
      const actor = user ? ({ kind: 'user', userId: user.userId, email: user.email } as const) : null
      return createApiContext(actor, { headers: request.headers, requestId })
    },
    onError: ({ error }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') reportError(error.cause ?? error, requestId)
    },
  })
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-request-id', requestId)
  return response
}

export { serve as GET, serve as POST }
