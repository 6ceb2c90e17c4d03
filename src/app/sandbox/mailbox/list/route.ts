import { serverEnv } from '@/env/server-env'
import { listMails } from '@/sandbox/mailbox/list-mails'
import { sandboxDatabase } from '@/sandbox/sandbox-database'
import { refuseSandboxRequest } from '@/sandbox/sandbox-gate'

/** Answers `/sandbox/mailbox?to=…&format=json`; the proxy rewrites that address to this route. */
export async function GET(request: Request): Promise<Response> {
  const env = serverEnv()
  const refusal = refuseSandboxRequest(request.headers, env)
  if (refusal !== null) return refusal
  const mails = await listMails(sandboxDatabase(env.databaseUrl), new URL(request.url).searchParams.get('to'))
  return Response.json(mails, { headers: { 'cache-control': 'no-store' } })
}
