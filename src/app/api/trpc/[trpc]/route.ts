import { randomUUID } from 'node:crypto'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { refuseForeignHost } from '@/app/api/refuse-foreign-host'
import type { Admission } from '@/server/api/admission'
import { callClassesOf } from '@/server/api/call-classes-of'
import { describeError } from '@/server/api/describe-error'
import { isFromOurPages } from '@/server/api/is-from-our-pages'
import { bodyBytesMaxOf, bodyBytesMaxUsual, limitBody } from '@/server/api/limit-body'
import { appRouter } from '@/server/api/root'
import { authenticated, createApiContext } from '@/server/container'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { reportError } from '@/server/report-error'

/** A large body is read of the signed-in only. */
async function bytesMaxFor(request: Request): Promise<number> {
  const bytesMax = bodyBytesMaxOf(new URL(request.url).pathname.split('/').at(-1)?.split(/,|%2C/i) ?? [])
  return bytesMax === bodyBytesMaxUsual || (await getSessionUser()) ? bytesMax : bodyBytesMaxUsual
}

async function serve(request: Request): Promise<Response> {
  const requestId = randomUUID()
  const refused = refuseForeignHost(request.headers)
  if (refused) return refused
  if (!isFromOurPages(request.headers)) {
    const message = 'This address is for our own pages. Programs use /api/v1.'
    return Response.json({ message, code: 'FORBIDDEN', requestId }, { status: 403 })
  }
  const limited = await bytesMaxFor(request)
    .then((bytesMax) => limitBody(request, bytesMax))
    .catch((error: unknown) => describeError(error))
  if (!(limited instanceof Request)) {
    const { message, code, status } = limited
    return Response.json({ message, code, requestId }, { status })
  }
  let admission: Admission | undefined
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: limited,
    router: appRouter,
    createContext: async ({ info }) => {
      const user = await getSessionUser()
      const caller = user && authenticated(user, user.accessToken)
      const context = createApiContext(caller, { headers: request.headers, requestId })
      admission = context.admission
      // Answers of a batch are sent one by one, behind headers that have gone before them.
      await admission?.reserve(callClassesOf(info.calls))
      return context
    },
    onError: ({ error }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') reportError(error.cause ?? error, requestId)
    },
  })
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-request-id', requestId)
  for (const [name, value] of Object.entries(admission?.headers() ?? {})) response.headers.set(name, value)
  return response
}

export { serve as GET, serve as POST }
