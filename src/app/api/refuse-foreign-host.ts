import { randomUUID } from 'node:crypto'
import { serverEnv } from '@/env/server-env'
import { isLoopbackHost } from '@/lib/loopback-host'

/**
 * With the sandbox on anybody can sign in, so it is for this machine: a call under another host's name, as a page
 * makes that had its own name point here, is refused. Null lets it in.
 */
export function refuseForeignHost(headers: Headers): Response | null {
  const { sandboxAuth, sandboxPublic } = serverEnv()
  if (!sandboxAuth || sandboxPublic || isLoopbackHost(headers.get('host'))) return null
  return Response.json(
    {
      message: 'This sandbox answers on its own machine only. Use its local address.',
      code: 'FORBIDDEN',
      requestId: randomUUID(),
    },
    { status: 403 },
  )
}
