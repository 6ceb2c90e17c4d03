import { AppError, unauthorizedMessage } from '@/contracts/errors'
import { authenticated, createApiContext } from '@/server/container'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import type { ServiceContext } from '@/server/services/service-context'

/** Who is signed in to the browser that calls, with what services need. @throws UNAUTHORIZED */
export async function accountSession({ headers }: { headers: Headers }): Promise<ServiceContext> {
  const user = await getSessionUser()
  if (user === null) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  const caller = authenticated(user, user.accessToken)
  const { services } = createApiContext(caller, { headers, requestId: '' })
  return { ...services, actor: caller.actor }
}
