import { type SQL, sql } from 'drizzle-orm'
import { type PgColumn, text } from 'drizzle-orm/pg-core'

/** Words by which a row is found again: folded, one space between them; empty where there are none. */
export const wordsColumn = () => text('words').notNull().default('')

/**
 * The words as a set that an index can hold. They are folded and cut already: the database's own reading of a text
 * would depend on its locale, and knows no writing without spaces.
 */
export function wordSet(words: PgColumn): SQL {
  return sql`array_to_tsvector(string_to_array(${words}, ' '))`
}
