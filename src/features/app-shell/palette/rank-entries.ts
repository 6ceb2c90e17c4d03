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
 * Entries in which each word of the query begins a word. Names that begin with the query come first. An empty query
 * finds all.
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
