import postgres, { type Sql } from 'postgres'

// Next gives each route a module graph of its own; `globalThis` is what they share.
const shared = globalThis as typeof globalThis & { quipsmithSandboxSql?: Sql }

/** The stand-ins' own small pool, opened on first use: a build imports modules without a database. */
export function sandboxDatabase(databaseUrl: string): Sql {
  shared.quipsmithSandboxSql ??= postgres(databaseUrl, {
    max: 4,
    idle_timeout: 60,
    onnotice: () => undefined,
  })
  return shared.quipsmithSandboxSql
}
