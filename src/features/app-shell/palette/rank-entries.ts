/** The searchable fields of a palette entry. */
export interface Findable {
  name: string
  /** Other words for it, between spaces. */
  keywords?: string
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * The entries of which every word of the query begins a word, those whose name begins with the query first, in their
 * own order otherwise. An empty query finds all.
 */
export function rankEntries<Entry extends Findable>(query: string, entries: readonly Entry[]): Entry[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return [...entries]
  const found = entries.filter(({ name, keywords = '' }) => {
    const words = wordsOf(`${name} ${keywords}`)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
  const beginning = query.trim().toLocaleLowerCase('en')
  const isFirst = ({ name }: Entry) => name.toLocaleLowerCase('en').startsWith(beginning)
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
}
