import { z } from 'zod'
import { disposableRefusal, serveAccountForm } from '@/app/auth/serve-account-form'
import { admitSignUp } from '@/server/admit'
import { isDisposableAddress } from '@/server/services/accounts/is-disposable-address'

const SignUpCheck = z.object({ email: z.string().max(320) })

/**
 * Asked before an account is begun. The sign-in service knows neither of our two rules; who goes round this call finds
 * its own limits there, and a throw-away address earns no free credits.
 */
export function POST(request: Request): Promise<Response> {
  return serveAccountForm(request, SignUpCheck, async ({ email }) => {
    if (isDisposableAddress(email)) return disposableRefusal
    const waitSeconds = await admitSignUp(request.headers)
    if (waitSeconds === null) return null
    return {
      status: 429,
      code: 'too_many_accounts',
      message: 'Too many accounts were begun from this network.',
      retryAfterSeconds: waitSeconds,
    }
  })
}
