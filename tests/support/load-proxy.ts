import { vi } from 'vitest'

/**
 * Loads the proxy of a server with this configuration. Undo with `vi.unstubAllEnvs()`. A process reads its configuration
 * once and test files share a process, so the modules are loaded anew.
 */
export async function loadProxy(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  vi.stubEnv('SANDBOX_AUTH', 'on')
  vi.resetModules()
  const { proxy } = await import('@/proxy')
  return proxy
}
