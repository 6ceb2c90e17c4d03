import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** Any number: two servers that start at once take turns by it. */
const migrationLock = 7_146_031

/** Applies the migrations of `drizzle/` that are missing. Safe to run from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(sql), { migrationsFolder: path.join(process.cwd(), 'drizzle') })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
