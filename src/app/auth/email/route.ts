import { z } from 'zod'
import { accountSession } from '@/app/auth/account-session'
import { disposableRefusal, refusalOf, serveAccountForm } from '@/app/auth/serve-account-form'
import { requestClient } from '@/server/integrations/supabase/request-client'
import { isDisposableAddress } from '@/server/services/accounts/is-disposable-address'
import { recordAudit } from '@/server/services/audit/record-audit'

const EmailChange = z.object({ email: z.string().trim().max(255) })

/** Another address: both mailboxes are asked, and the account moves once both said yes. */
export function POST(request: Request): Promise<Response> {
  return serveAccountForm(request, EmailChange, async ({ email }) => {
    const service = await accountSession(request)
    if (isDisposableAddress(email)) return disposableRefusal
    const { auth } = await requestClient()
    const emailRedirectTo = `${service.site.url}/auth/confirm?next=/account`
    const { error } = await auth.updateUser({ email }, { emailRedirectTo })
    // Same answer for taken addresses, so that the form cannot be used to look up accounts.
    if (error !== null && error.code !== 'email_exists') return refusalOf(error)
    await recordAudit(service, 'email.change-requested')
    return null
  })
}
