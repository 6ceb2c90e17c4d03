import { z } from 'zod'
import { accountSession } from '@/app/auth/account-session'
import { serveAccountForm } from '@/app/auth/serve-account-form'
import { endSession } from '@/server/services/sessions/end-session'

const SessionToEnd = z.object({
  /** As the list of sessions names it. */
  key: z.string(),
})

/** Ends one other session of the account. */
export function POST(request: Request): Promise<Response> {
  return serveAccountForm(request, SessionToEnd, async ({ key }) => {
    await endSession(await accountSession(request), key)
    return null
  })
}
