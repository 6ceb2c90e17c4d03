import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from '@/server/db/embedded-cluster'

/** @returns undefined when no built-in database runs here */
export async function builtInDatabaseUrl(): Promise<string | undefined> {
  const directory = join(process.env.QUIPSMITH_DATA_DIR || '.data', 'postgres')
  const read = (file: string) => readFile(join(directory, file), 'utf8').catch(() => '')
  // The fourth line of what a running server writes about itself is its port.
  const port = (await read('cluster/postmaster.pid')).split('\n')[3]?.trim()
  const password = (await read('password')).trim()
  return port && password ? `postgres://${superuser}:${password}@127.0.0.1:${port}/quipsmith` : undefined
}
