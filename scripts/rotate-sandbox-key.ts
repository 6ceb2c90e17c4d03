import { rotateAuthKey } from '@/sandbox/sandbox-secrets'
import { loadEnvironmentFiles, readStartConfiguration } from './start/start-configuration'

/**
 * `npm run sandbox:rotate-key`: gives the built-in sign-in a new key for access tokens, which it takes at its next
 * start. Nobody is signed out: tokens of the key before it stay good until they end. A Supabase project rotates its own
 * keys.
 */
async function main(): Promise<void> {
  loadEnvironmentFiles()
  const { dataDirectory } = readStartConfiguration(process.env)
  const { authPrivateJwk, retiredAuthJwk } = await rotateAuthKey(dataDirectory, new Date())
  console.log(
    `Key ${authPrivateJwk.kid} signs from the next start on. The one before it ends ${retiredAuthJwk?.endsAt}.`,
  )
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
