import { serverEnv } from '@/env/server-env'
import { takeMail } from '@/sandbox/mailbox/take-mail'
import { sandboxDatabase } from '@/sandbox/sandbox-database'
import { refuseSandboxRequest } from '@/sandbox/sandbox-gate'

/** Where the product hands mail over while no mail server is configured. */
export async function POST(request: Request): Promise<Response> {
  const env = serverEnv()
  const refusal = refuseSandboxRequest(request.headers, env)
  if (refusal !== null) return refusal
  return takeMail(sandboxDatabase(env.databaseUrl), request, env.supabaseServiceRoleKey)
}
