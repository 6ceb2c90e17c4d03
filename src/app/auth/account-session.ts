import { AppError, unauthorizedMessage } from '@/contracts/errors'
import { authenticated, createApiContext } from '@/server/authenticate'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import type { ServiceContext } from '@/server/services/service-context'
import { requireStandingSession } from '@/server/services/sessions/require-standing-session'

/**
 * The session of the browser that calls, which stood within the last minute, with what services need.
 * @throws UNAUTHORIZED, SERVICE_UNAVAILABLE
 */
export async function accountSession({ headers }: { headers: Headers }): Promise<ServiceContext> {
  const user = await getSessionUser()
  const caller = user && (await authenticated(user, user.accessToken))
  if (caller === null) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  const { services } = createApiContext(caller, { headers, requestId: '' })
  const context = { ...services, actor: caller.actor }
  await requireStandingSession(context, 'recent')
  return context
}
