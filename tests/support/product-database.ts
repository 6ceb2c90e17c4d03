import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { superuser } from '../../src/server/db/embedded-cluster'
import type { Product } from './product'

/** Does something in the built-in database of a running product, as one who may write everywhere. */
export async function inProductDatabase<Answer>(
  product: Product,
  act: (sql: Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = postgres(await databaseUrl(product), { max: 1, onnotice: () => undefined })
  try {
    return await act(sql)
  } finally {
    await sql.end()
  }
}

/** Where it listens: the fourth line of what a running server writes about itself is its port. */
async function databaseUrl({ dataDirectory }: Product): Promise<string> {
  const directory = join(dataDirectory, 'postgres')
  const lines = (await readFile(join(directory, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const password = (await readFile(join(directory, 'password'), 'utf8')).trim()
  return `postgres://${superuser}:${password}@127.0.0.1:${lines[3]}/quipsmith`
}
