import type { Sql } from 'postgres'

interface SchemaPlan {
  /** Name of the advisory lock that lets one process at a time create the schema. */
  lock: string
  /** Table that is created last: where it stands, the schema is complete. */
  lastTable: string
  /** Statements that may be repeated. */
  statements: string
}

/** Creates a schema on its first use in each database. Several processes may come at once. */
export function schemaOnce({ lock, lastTable, statements }: SchemaPlan): (sql: Sql) => Promise<void> {
  const ready = new WeakMap<Sql, Promise<void>>()
  async function create(sql: Sql): Promise<void> {
    const [found] = await sql`select to_regclass(${lastTable}) is not null as done`
    if (found?.done) return
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext(${lock}))`
      await tx.unsafe(statements)
    })
  }
  return (sql) => {
    const known = ready.get(sql)
    if (known !== undefined) return known
    const creating = create(sql)
    ready.set(sql, creating)
    creating.catch(() => ready.delete(sql))
    return creating
  }
}
