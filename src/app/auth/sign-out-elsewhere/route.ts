import { z } from 'zod'
import { accountSession } from '@/app/auth/account-session'
import { refusalOf, serveAccountForm } from '@/app/auth/serve-account-form'
import { requestClient } from '@/server/integrations/supabase/request-client'
import { recordAudit } from '@/server/services/audit/record-audit'
import { forgetOtherSessions } from '@/server/services/sessions/forget-sessions'

/** Ends every session of the account but the one that asks. */
export function POST(request: Request): Promise<Response> {
  return serveAccountForm(request, z.object({}), async () => {
    const service = await accountSession(request)
    const { auth } = await requestClient()
    const { error } = await auth.signOut({ scope: 'others' })
    if (error !== null) return refusalOf(error)
    await forgetOtherSessions(service.db, service.actor.userId, service.sessionId ?? null)
    await recordAudit(service, 'sessions.others-ended')
    return null
  })
}
