import { serverEnv } from '@/env/server-env'
import { networkAddress } from '@/utilities/network-address'
import { sandboxDatabase } from '../sandbox-database'
import { refuseSandboxRequest } from '../sandbox-gate'
import { ensureSandboxSecrets } from '../sandbox-secrets'
import { handleAuthRequest } from './handle-auth-request'
import { type AuthKeys, createAuthKeys } from './json-web-token'
import { createPasswordHasher } from './password-hasher'

const passwords = createPasswordHasher()
const shared = globalThis as typeof globalThis & { quipsmithAuthKeys?: Promise<AuthKeys> }

function authKeys(dataDir: string): Promise<AuthKeys> {
  shared.quipsmithAuthKeys ??= ensureSandboxSecrets(dataDir)
    .then((secrets) => createAuthKeys(secrets.authPrivateJwk, secrets.jwtSecret, secrets.retiredAuthJwk))
    .catch((error: unknown) => {
      delete shared.quipsmithAuthKeys
      throw error
    })
  return shared.quipsmithAuthKeys
}

/** The stand-in within the running product: gate, keys and database from the configuration. */
export async function serveAuthRoute(request: Request): Promise<Response> {
  const env = serverEnv()
  const refusal = refuseSandboxRequest(request.headers, env)
  if (refusal !== null) return refusal
  return handleAuthRequest(request, {
    sql: sandboxDatabase(env.databaseUrl),
    keys: await authKeys(env.dataDir),
    passwords,
    siteUrl: env.siteUrl,
    now: () => new Date(),
    relaxed: env.sandboxRelaxed,
    callsPerAddress: env.rateLimits.signIn,
    // On its own machine everybody is one; further out a proxy of ours says who it is, and nobody else is believed.
    addressOf: (headers) =>
      env.sandboxPublic ? (networkAddress(headers, env.trustedProxies) ?? 'unknown') : 'this machine',
  })
}
