import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '@/contracts/errors'
import type { PageInput } from '@/contracts/pages'
import { type PageCursor, readPageCursor, writePageCursor } from '@/core/pagination/page-cursor'
import type { Database } from '../../db/client'

/**
 * By what a list is sorted, newest first. Things of one moment stand by their `position` and id, rising; without a
 * position by their id, falling. An index of the same order must lead there.
 */
export interface PageOrder {
  time: PgColumn
  position?: PgColumn
  id: PgColumn
}

/** Parts of a page's query beside its `where`. */
export interface PageWindow {
  /** Columns to select: enough to find the items and to build the cursor of the next page. */
  key: { id: PgColumn; atMicros: SQL<string>; position: SQL<number> }
  /** Condition on rows after the cursor; undefined without one. */
  after: SQL | undefined
  orderBy: SQL[]
  /** One more than a page has: whether it comes tells whether there is another page. */
  limit: number
  offset: number
}

export interface PageKey {
  id: string
  atMicros: string
  position: number
}

/**
 * The part of a list that a page shows: what comes after the cursor, or else by its number. The keys are found first
 * and the items fetched by them, because rows that an offset passes over should cost an entry of the index and no more.
 *
 * @throws BAD_REQUEST when the cursor is of a list sorted otherwise
 * @see docs/adr/0014-pages-by-number-and-by-cursor.md
 */
export function pageWindow(input: PageInput, { time, position, id }: PageOrder): PageWindow {
  const cursor = input.before === undefined ? null : readPageCursor(input.before)
  if (cursor && cursor.sort !== input.sort) {
    throw new AppError(
      'BAD_REQUEST',
      `before is of a list sorted by ${cursor.sort}: send the same sort again.`,
    )
  }
  return {
    key: {
      id,
      atMicros: sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`,
      position: position ? sql<number>`${position}` : sql<number>`0`,
    },
    after: cursor ? comesAfter(cursor, { time, position, id }) : undefined,
    orderBy: position ? [falling(time), sql`${position}`, sql`${id}`] : [falling(time), falling(id)],
    limit: input.pageSize + 1,
    offset: cursor ? 0 : (input.page - 1) * input.pageSize,
  }
}

/** Matches the indexes: without `nulls last` the database would sort the whole list again, although nothing is null. */
function falling(column: PgColumn): SQL {
  return sql`${column} desc nulls last`
}

function comesAfter(cursor: PageCursor, { time, position, id }: PageOrder): SQL | undefined {
  const at = sql`(timestamptz 'epoch' + ${cursor.atMicros}::bigint * interval '1 microsecond')`
  if (!position) return sql`(${time}, ${id}) < (${at}, ${cursor.id}::uuid)`
  // The first part is what an index can begin at; the second only looks at what is of the same moment.
  return and(
    sql`${time} <= ${at}`,
    or(sql`${time} < ${at}`, sql`(${position}, ${id}) > (${cursor.position}::int, ${cursor.id}::uuid)`),
  )
}

interface PagedTable<Item> {
  table: PgTable
  /** Condition on the caller's rows. */
  mine: SQL | undefined
  order: PageOrder
  /** Fetches items by their ids, in the order given. */
  itemsOf(ids: string[], orderBy: SQL[]): Promise<Item[]>
}

/** A page of the caller's rows in one table. @throws BAD_REQUEST when the cursor is of a list sorted otherwise */
export async function readPage<Item>(
  db: Database,
  input: PageInput,
  { table, mine, order, itemsOf }: PagedTable<Item>,
) {
  const window = pageWindow(input, order)
  const keys = await db
    .select({ ...window.key, id: sql<string>`${window.key.id}` })
    .from(table)
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const items = await itemsOf(idsOnPage(input, keys), window.orderBy)
  return presentPage(input, { keys, items, total: await db.$count(table, mine) })
}

/** A page as it crosses the wire. `items` may be fewer than the keys: what was deleted meanwhile is not there. */
export function presentPage<Item>(
  { page, pageSize, sort }: PageInput,
  { keys, items, total }: { keys: readonly PageKey[]; items: Item[]; total: number },
) {
  const last = keys.length > pageSize ? keys[pageSize - 1] : undefined
  return { items, page, pageSize, total, before: last ? writePageCursor({ ...last, sort }) : null }
}

/** Ids of the items on the page. */
export function idsOnPage({ pageSize }: PageInput, keys: readonly PageKey[]): string[] {
  return keys.slice(0, pageSize).map(({ id }) => id)
}
