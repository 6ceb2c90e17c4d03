import { serveOwnPage } from '@/app/api/serve-own-page'
import { accountSession } from '@/app/auth/account-session'
import { DemoInput, KeptDemo } from '@/contracts/demo'
import { admitDemo } from '@/server/admit'
import { openAccount } from '@/server/services/accounts/open-account'
import { keepDemo } from '@/server/services/demo/keep-demo'

/** `POST /api/demo/keep`: the memes of the front page become those of whoever has signed up. */
export function POST(request: Request): Promise<Response> {
  return serveOwnPage(request, DemoInput, async (input) => {
    await admitDemo(request.headers)
    const context = await accountSession(request)
    await openAccount(context)
    return KeptDemo.parse(await keepDemo(context, input))
  })
}
