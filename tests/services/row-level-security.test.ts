import { openTestDatabase, type TestDatabase } from '@tests/support/database'
import { sql as statement } from 'drizzle-orm'
import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/db/client'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.sql`insert into user_details (user_id, email, credits, created_at, updated_at)
    values (gen_random_uuid(), 'somebody@example.com', 20, now(), now())`
})
afterAll(() => database.close())

/** Runs as somebody whom no policy names, with every grant that a policy could be hidden behind. */
async function asGrantedVisitor<T>(work: (transaction: TransactionSql) => Promise<T>): Promise<T> {
  let outcome: { value: T } | undefined
  const undo = new Error('The role is not to stay.')
  await database.sql
    .begin(async (transaction) => {
      await transaction.unsafe(`create role visitor_role nologin;
        grant usage on schema public to visitor_role;
        grant all on all tables in schema public to visitor_role;
        grant all on all sequences in schema public to visitor_role;
        set local role visitor_role`)
      outcome = { value: await work(transaction) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!outcome) throw new Error('Nothing was read.')
  return outcome.value
}

describe('row-level security', () => {
  it('is on and forced on every table', async () => {
    const open = await database.sql`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`
    expect([...open]).toEqual([])
  })

  it('shows and lets change no row of any table to a role that is granted all of them', async () => {
    const open = await asGrantedVisitor(async (transaction) => {
      const tables = await transaction`select relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`
      expect(tables.length).toBeGreaterThan(20)
      const found: string[] = []
      for (const { name } of tables) {
        for (const statement of [`select * from ${name}`, `delete from ${name}`]) {
          const plan = await transaction.unsafe(`explain ${statement}`)
          // Without a policy the plan reads nothing, whatever the table holds.
          if (!plan.some((line) => line['QUERY PLAN'].includes('One-Time Filter: false')))
            found.push(statement)
        }
        const refusal = await transaction
          .savepoint((inner) => inner.unsafe(`insert into ${name} default values`))
          .then(() => 'inserted', String)
        if (!refusal.includes('row-level security')) found.push(`insert into ${name}: ${refusal}`)
      }
      return found
    })
    expect(open).toEqual([])
  })

  it('gives such a role no row of what is there', async () => {
    const rows = await asGrantedVisitor((transaction) => transaction`select * from user_details`)
    expect([...rows]).toEqual([])
  })

  it('lets the application work under a role of its own that may not go round it', async () => {
    const { db, close } = openDatabase(database.url, { maxConnections: 1 })
    const [who] = await db.execute(
      statement`select current_user, rolbypassrls, rolsuper from pg_roles where rolname = current_user`,
    )
    const rows = await db.execute(statement`select email from user_details`)
    await expect(db.execute(statement`delete from audit_log`)).rejects.toThrow()
    await close()
    expect(who).toMatchObject({ current_user: 'quipsmith_app', rolbypassrls: false, rolsuper: false })
    expect(rows).toHaveLength(1)
  })
})
