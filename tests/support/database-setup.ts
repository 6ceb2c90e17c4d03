import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@/server/db/embedded'
import { migrateDatabase } from '@/server/db/migrate'
import { ensurePrograms } from '../../scripts/start/fresh-build'
import { buildTemplates } from '../../scripts/templates/build-templates'
import { bundleTestPrograms } from './test-programs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the migrated database that every test database is cloned from. */
    templateDatabaseUrl: string
  }
}

/**
 * Starts one PostgreSQL for the whole run, migrates its template database, and throws both away afterwards. The
 * pictures that memes are painted on are drawn first, as before a start, and the programs of tests and of the worker
 * threads are bundled.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([buildTemplates(), ensurePrograms(), bundleTestPrograms()])
  const directory = await mkdtemp(join(tmpdir(), 'quipsmith-database-'))
  const server = await startEmbeddedPostgres({
    directory,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  await migrateDatabase(server.url)
  project.provide('templateDatabaseUrl', server.url)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
