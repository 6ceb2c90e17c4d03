import { serverEnv } from '@/env/server-env'
import { listMails } from '@/sandbox/mailbox/list-mails'
import { sandboxDatabase } from '@/sandbox/sandbox-database'
import { refuseSandboxRequest } from '@/sandbox/sandbox-gate'

/** What `/sandbox/mailbox?to=…&format=json` answers; the proxy leads it here. */
export async function GET(request: Request): Promise<Response> {
  const env = serverEnv()
  const refusal = refuseSandboxRequest(request.headers, env)
  if (refusal !== null) return refusal
  const mails = await listMails(sandboxDatabase(env.databaseUrl), new URL(request.url).searchParams.get('to'))
  return Response.json(mails, { headers: { 'cache-control': 'no-store' } })
}
