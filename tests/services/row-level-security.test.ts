import { openTestDatabase, type TestDatabase } from '@tests/support/database'
import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/db/client'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.sql`insert into user_details (user_id, email, credits, created_at, updated_at)
    values (gen_random_uuid(), 'somebody@example.com', 20, now(), now())`
})
afterAll(() => database.close())

describe('row-level security', () => {
  it('is on and forced on every table', async () => {
    const open = await database.sql`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`
    expect([...open]).toEqual([])
  })

  it('gives a role without a policy no row, even when it may read the table', async () => {
    const rows = await database.sql.begin(async (transaction) => {
      await transaction.unsafe('create role visitor_role nologin')
      await transaction.unsafe('grant usage on schema public to visitor_role')
      await transaction.unsafe('grant select on all tables in schema public to visitor_role')
      await transaction.unsafe('set local role visitor_role')
      const seen = await transaction`select * from user_details`
      await transaction.unsafe('reset role')
      await transaction.unsafe('drop owned by visitor_role')
      await transaction.unsafe('drop role visitor_role')
      return seen
    })
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
