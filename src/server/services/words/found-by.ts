import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchableWords } from '@/core/search/searchable-words'
import { wordSet } from '../../db/schema/words'

/** How the words of a row are stored. */
export function storedWords(...texts: readonly (string | null | undefined)[]): string {
  return searchableWords(...texts.map((text) => text ?? '')).join(' ')
}

/**
 * Condition on rows that have each word of a search, or a word that starts with it.
 *
 * @param words column of the row
 * @returns undefined when nothing is looked for; false for all rows when what is looked for has no word in it
 */
export function foundBy(words: PgColumn, search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined
  // Letters and digits only: nothing in a word can be read as a part of the query around it.
  const query = searchableWords(search).map((word) => `'${word}':*`)
  return query.length === 0 ? sql`false` : sql`${wordSet(words)} @@ ${query.join(' & ')}::tsquery`
}
