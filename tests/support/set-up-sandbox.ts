import { beforeAll } from 'vitest'
import { seedSandbox } from '@/sandbox/payments/seed/seed-sandbox'
import { openTestDatabase } from './database'
import { createPaymentsBench } from './payments-bench'
import { startRestServer } from './rest-server'
import { startSandboxAuthServer } from './sandbox-auth-server'
import { startSandboxPaymentsServer } from './sandbox-payments-server'
import { openTestServices, type TestServices } from './service-context'
import { setUp } from './set-up'

/** Password of accounts that a test makes. */
export const password = 'correct horse battery'

/** The sign-in stand-in over a database of the test file's own. */
export function setUpSignIn(options: Parameters<typeof startSandboxAuthServer>[1] = {}) {
  const database = setUp(openTestDatabase)
  return { database, server: setUp(() => startSandboxAuthServer(database.sql, options)) }
}

/** The payments stand-in over a database of the test file's own, with the SDK that talks to it. */
export function setUpPayments({ isSeeded = false } = {}) {
  const database = setUp(openTestDatabase)
  const server = setUp(() => startSandboxPaymentsServer(database.sql))
  const stripe = setUp(() => server.newStripe())
  if (isSeeded) beforeAll(() => seedSandbox(server.context))
  return { database, server, stripe, bench: setUp(() => createPaymentsBench(stripe, server.url)) }
}

const startLimitMs = 180_000

/** A server process that takes the tokens of a sign-in stand-in, and the services over the same database. */
export function setUpSessions() {
  const services = setUp(openTestServices)
  const auth = setUp(() => startSandboxAuthServer(services.database.sql, { relaxed: true }))
  const server = setUp(
    () =>
      startRestServer({
        DATABASE_URL: services.database.url,
        NEXT_PUBLIC_SUPABASE_URL: auth.url,
        NEXT_PUBLIC_SUPABASE_ANON_KEY: auth.secrets.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: auth.secrets.serviceKey,
      }),
    startLimitMs,
  )
  return { services, auth, server }
}

/** A server process over the database and files of these services. @param variables of its environment */
export function setUpRestServer(services: TestServices, variables: Record<string, string> = {}) {
  return setUp(
    () =>
      startRestServer({
        DATABASE_URL: services.database.url,
        QUIPSMITH_DATA_DIR: services.uploadsDir,
        ...variables,
      }),
    startLimitMs,
  )
}
