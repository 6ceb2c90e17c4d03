import { randomUUID } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Superuser address of this database: hand it to `openDatabase`, which takes the application's role. */
  url: string
  /** A superuser connection for arranging and looking; it is not held back by row-level security. */
  sql: Sql
  /** Ends `sql` and drops the database, whoever is still connected. */
  close(): Promise<void>
}

/** A database of the test's own, cloned from the migrated template. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(template, name)
  await asAdmin(
    template,
    (admin) => admin`create database ${admin(name)} template ${admin(template.pathname.slice(1))}`,
  )
  const sql = postgres(url, { max: 4, onnotice: () => undefined })
  return {
    url,
    sql,
    close: async () => {
      await sql.end({ timeout: 5 })
      await asAdmin(template, (admin) => admin`drop database ${admin(name)} with (force)`)
    },
  }
}

async function asAdmin(template: URL, work: (admin: Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(withDatabase(template, 'postgres'), { max: 1, onnotice: () => undefined })
  try {
    await work(admin)
  } finally {
    await admin.end({ timeout: 5 })
  }
}

function withDatabase(address: URL, name: string): string {
  const changed = new URL(address)
  changed.pathname = `/${name}`
  return changed.href
}
