import type { Endpoint } from '../auth-call'
import { validationError } from '../auth-error'
import { requireUser } from '../caller'
import { endSession, endSessions } from '../session'

/** POST /logout?scope=global|local|others: 204 without a body. */
export const logout: Endpoint = async (call) => {
  const { user, session } = await requireUser(call)
  const scope = call.query.get('scope') ?? 'global'
  switch (scope) {
    case 'global':
      await endSessions(call.sql, user.id)
      break
    case 'local':
      await endSession(call.sql, session.id)
      break
    case 'others':
      await endSessions(call.sql, user.id, session.id)
      break
    default:
      throw validationError(`Unsupported logout scope ${JSON.stringify(scope)}`)
  }
  return new Response(null, { status: 204 })
}
