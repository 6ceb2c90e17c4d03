import { ensureSandboxSecrets } from '@/sandbox/sandbox-secrets'
import { startEmbeddedPostgres } from '@/server/db/embedded'
import { migrateDatabase } from '@/server/db/migrate'
import { checkDatabase } from './check-database'
import { checkPort } from './check-port'
import { lockDataDirectory } from './data-directory-lock'
import { prepareFiles } from './prepare-files'
import { Progress } from './progress'
import type { Shutdown } from './shutdown'
import type { StartConfiguration } from './start-configuration'
import { failureOf } from './start-failure'
import { startWebServer } from './web-server'

interface StartOptions {
  configuration: StartConfiguration
  mode: 'built' | 'dev'
  shutdown: Shutdown
  say: (line: string) => void
}

export interface RunningProduct {
  /** Settles with a sentence when the web server or the database ends by itself. */
  ended: Promise<string>
}

/**
 * 1. Lock the data directory, ending what a killed start left behind. 2. Check the port and a configured database.
 * 3. Side by side, prepare the database, draw the templates and build the pages, each only as far as needed. 4. Serve.
 * @throws StartFailure
 */
export async function startProduct(options: StartOptions): Promise<RunningProduct> {
  const { configuration, mode, shutdown, say } = options
  const { port, siteUrl, dataDirectory, databaseUrl, given } = configuration
  const lock = await lockDataDirectory(dataDirectory, siteUrl)
  shutdown.add(lock.release)
  await checkPort(port)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const progress = new Progress(say)
  const [database] = await Promise.all([
    progress.during('preparing the database', startDatabase(configuration, shutdown, progress.say)),
    prepareFiles({ given, mode, shutdown, onGroup: lock.addGroup, progress }),
  ])
  const server = await startWebServer({
    mode,
    port,
    env: await serverVariablesOf(configuration, database.url),
    shutdown,
    onGroup: lock.addGroup,
  })
  const ended = Promise.race([
    server.ended.then(() => 'The web server ended by itself.'),
    database.ended.then(() => 'The built-in database ended by itself.'),
  ])
  return { ended }
}

async function startDatabase(
  { databaseUrl, dataDirectory }: StartConfiguration,
  shutdown: Shutdown,
  say: (line: string) => void,
): Promise<{ url: string; ended: Promise<void> }> {
  let database = { url: databaseUrl ?? '', ended: new Promise<void>(() => undefined) }
  if (!databaseUrl) {
    const embedded = await startEmbeddedPostgres({
      directory: `${dataDirectory}/postgres`,
      onLog: say,
    }).catch((error) => {
      throw failureOf('The built-in database', error)
    })
    shutdown.add(embedded.stop)
    database = embedded
  }
  await migrateDatabase(database.url).catch((error) => {
    throw failureOf('The database could not be brought up to date', error)
  })
  return database
}

/** The whole configuration that the server reads, what people set and what this start decided. */
async function serverVariablesOf(
  { given, port, siteUrl, dataDirectory, sandboxAuth, sandboxStripe }: StartConfiguration,
  databaseUrl: string,
): Promise<Record<string, string>> {
  const variables: Record<string, string> = {
    ...given,
    PORT: String(port),
    SITE_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    QUIPSMITH_DATA_DIR: dataDirectory,
  }
  if (!sandboxAuth && !sandboxStripe) return variables
  const secrets = await ensureSandboxSecrets(dataDirectory)
  return {
    ...variables,
    ...(sandboxAuth
      ? {
          SANDBOX_AUTH: 'on',
          NEXT_PUBLIC_SUPABASE_URL: siteUrl,
          NEXT_PUBLIC_SUPABASE_ANON_KEY: secrets.anonKey,
          SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
        }
      : {}),
    ...(sandboxStripe
      ? {
          SANDBOX_STRIPE: 'on',
          STRIPE_SECRET_KEY: secrets.stripeKey,
          STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
          // The server asks itself: whatever people call it, it listens here.
          STRIPE_API_URL: `http://127.0.0.1:${port}`,
        }
      : {}),
  }
}
