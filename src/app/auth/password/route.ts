import { z } from 'zod'
import { accountSession } from '@/app/auth/account-session'
import { refusalOf, serveAccountForm } from '@/app/auth/serve-account-form'
import { requestClient } from '@/server/integrations/supabase/request-client'
import { revokeAllApiKeys } from '@/server/services/api-keys/revoke-api-keys'
import { recordAudit } from '@/server/services/audit/record-audit'
import { forgetOtherSessions } from '@/server/services/sessions/forget-sessions'

const PasswordChange = z.object({
  password: z.string(),
  /** Empty where there is none, and after a recovery. */
  currentPassword: z.string(),
  revokeKeys: z.boolean().default(false),
})

/**
 * A new password. The sign-in service looks at the session itself, asks for the current one, and ends the others. The
 * API keys end with it where that is asked for.
 */
export function POST(request: Request): Promise<Response> {
  return serveAccountForm(request, PasswordChange, async ({ password, currentPassword, revokeKeys }) => {
    const service = await accountSession(request)
    const { auth } = await requestClient()
    const current = currentPassword === '' ? {} : { current_password: currentPassword }
    const { error } = await auth.updateUser({ password, ...current })
    if (error !== null) return refusalOf(error)
    await forgetOtherSessions(service.db, service.actor.userId, service.sessionId ?? null)
    await recordAudit(service, 'password.changed')
    if (revokeKeys) await revokeAllApiKeys(service)
    return null
  })
}
