import type { Fragment, ISql, JSONValue } from 'postgres'
import { fillObject } from './fill-object'
import type { PaymentObject } from './objects'

/** A connection or a transaction. */
export type Database = ISql

interface Row {
  body: PaymentObject
  deleted: boolean
}

/**
 * The objects of one unit of work. Each is read once and then shared, so that two steps of the same work never hold
 * two versions of it; `save` writes.
 */
export class ObjectStore {
  readonly sql: Database
  private readonly known = new Map<string, Row>()

  constructor(sql: Database) {
    this.sql = sql
  }

  /** Null where it is missing or deleted. */
  async find<Kind extends PaymentObject>(kind: Kind['object'], id: string): Promise<Kind | null> {
    const row = await this.row(kind, id)
    return row === null || row.deleted ? null : (row.body as Kind)
  }

  /** For references that cannot dangle. @throws Error */
  async get<Kind extends PaymentObject>(kind: Kind['object'], id: string): Promise<Kind> {
    const row = await this.row(kind, id)
    if (row === null) throw new Error(`${kind} ${id} is gone although something refers to it`)
    return row.body as Kind
  }

  async isDeleted(kind: string, id: string): Promise<boolean> {
    return (await this.row(kind, id))?.deleted ?? false
  }

  /** Newest first. @param where a condition on `body`, such as sql`body ->> 'customer' = ${id}` */
  async list<Kind extends PaymentObject>(kind: Kind['object'], where: Fragment): Promise<Kind[]> {
    const rows = await this.sql<Row[]>`
      select body, deleted from sandbox_payments.objects
      where kind = ${kind} and not deleted and ${where} order by sequence desc`
    return rows.map((row) => this.remember(kind, row).body as Kind)
  }

  /** Fills in what the API's version requires and keeps the object. @param note what the API never tells */
  async insert<Kind extends PaymentObject>(
    fields: Partial<Kind> & PaymentObject,
    note: JSONValue | null = null,
  ): Promise<Kind> {
    return this.insertWhole(fillObject(fields) as Kind, note)
  }

  /** The same for what is written out already. */
  async insertWhole<Kind extends PaymentObject>(body: Kind, note: JSONValue | null = null): Promise<Kind> {
    await this.sql`
      insert into sandbox_payments.objects (kind, id, body, note)
      values (${body.object}, ${body.id}, ${this.json(body)}, ${note === null ? null : this.sql.json(note)})`
    this.known.set(`${body.object} ${body.id}`, { body, deleted: false })
    return body
  }

  async save(body: PaymentObject): Promise<void> {
    await this.sql`
      update sandbox_payments.objects set body = ${this.json(body)}
      where kind = ${body.object} and id = ${body.id}`
  }

  async remove(body: PaymentObject): Promise<void> {
    await this.sql`
      update sandbox_payments.objects set deleted = true where kind = ${body.object} and id = ${body.id}`
    this.known.set(`${body.object} ${body.id}`, { body, deleted: true })
  }

  async note<Note>(body: PaymentObject): Promise<Note | null> {
    const [row] = await this.sql<{ note: Note | null }[]>`
      select note from sandbox_payments.objects where kind = ${body.object} and id = ${body.id}`
    return row?.note ?? null
  }

  async saveNote(body: PaymentObject, note: unknown): Promise<void> {
    await this.sql`
      update sandbox_payments.objects set note = ${this.json(note)}
      where kind = ${body.object} and id = ${body.id}`
  }

  private async row(kind: string, id: string): Promise<Row | null> {
    const known = this.known.get(`${kind} ${id}`)
    if (known) return known
    const [row] = await this.sql<Row[]>`
      select body, deleted from sandbox_payments.objects where kind = ${kind} and id = ${id}`
    return row === undefined ? null : this.remember(kind, row)
  }

  private remember(kind: string, row: Row): Row {
    const key = `${kind} ${row.body.id}`
    const known = this.known.get(key)
    if (known) return known
    this.known.set(key, row)
    return row
  }

  private json(value: unknown) {
    return this.sql.json(value as JSONValue)
  }
}
