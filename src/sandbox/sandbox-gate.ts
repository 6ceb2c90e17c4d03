import { isLoopbackHost } from '@/utilities/loopback-host'

export interface SandboxRules {
  sandboxAuth: boolean
  sandboxPublic: boolean
}

/** Why a request does not reach the sandbox: 404 where it is off, 403 from another machine. Null lets it in. */
export function refuseSandboxRequest(headers: Headers, rules: SandboxRules): Response | null {
  if (!rules.sandboxAuth) return new Response('404 page not found\n', { status: 404 })
  if (rules.sandboxPublic || isLoopbackHost(headers.get('host'))) return null
  return new Response('The sandbox answers on this machine only. Set SANDBOX_PUBLIC=1 to open it.\n', {
    status: 403,
  })
}
