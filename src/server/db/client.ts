import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { hideQueryValues } from './hide-query-values'

hideQueryValues()

/** The role that the application works under, made by the migrations: it may not bypass row-level security. */
const applicationRole = 'quipsmith_app'

/** A Drizzle handle: the pool or a transaction of it. */
export type Database = PostgresJsDatabase

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/**
 * Opens a pool under the application's role. No connection is made before the first query.
 * @param maxConnections 1..200
 */
export function openDatabase(url: string, { maxConnections }: { maxConnections: number }): OpenDatabase {
  const sql = postgres(url, {
    max: maxConnections,
    connection: { options: `-c role=${applicationRole}`, application_name: 'quipsmith' },
    onnotice: () => undefined,
  })
  return { db: drizzle(sql), close: () => sql.end({ timeout: 5 }) }
}
