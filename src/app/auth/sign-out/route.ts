import { accountSession } from '@/app/auth/account-session'
import { requestClient } from '@/server/integrations/supabase/request-client'

import { recordAudit } from '@/server/services/audit/record-audit'
import { forgetSession } from '@/server/services/sessions/forget-sessions'

/** Ends this browser's session; the others stay. A form posts here, and only a form of ours. */
export async function POST(request: Request): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin !== null && URL.parse(origin)?.host !== request.headers.get('host')) {
    return new Response('Sign out from the page itself.\n', { status: 403 })
  }
  // Whoever is signed out already gets there too.
  const service = await accountSession(request).catch(() => null)
  const client = await requestClient()
  await client.auth.signOut({ scope: 'local' })
  if (service?.sessionId) {
    await forgetSession(service.db, service.sessionId)
    await recordAudit(service, 'session.ended')
  }
  return new Response(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } })
}
