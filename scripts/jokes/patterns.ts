/**
 * Patterns of the book, as its files write them. An entry is a regular expression for whole words:
 * `works? (?:fine|perfectly)`. Between slashes it stands as it is, without word boundaries: `/^secretly/`. `{expert}` is
 * any entry of the list `expert` among the file's `words`.
 */
export type WordLists = Readonly<Record<string, readonly string[]>>

/** Word boundaries. In other languages than English a letter may be any of Unicode's. */
const boundaries = { english: ['\\b', '\\b'], foreign: ['(?<!\\p{L})', '(?!\\p{L})'] } as const
const flags = { english: '', foreign: 'u' } as const

export type PatternScript = keyof typeof boundaries

/**
 * Source of one regular expression that matches wherever an entry matches.
 *
 * @throws Error when a list is unknown, or an entry or list is no regular expression
 */
export function compilePattern(
  entries: readonly string[],
  words: WordLists = {},
  script: PatternScript = 'english',
): string {
  const whole = entries.filter((entry) => !isVerbatim(entry)).map((entry) => withLists(entry, words))
  const verbatim = entries.filter(isVerbatim).map((entry) => withLists(entry.slice(1, -1), words))
  for (const source of [...whole, ...verbatim]) assertRegularExpression(source, flags[script])
  const [before, after] = boundaries[script]
  const wholeWords = whole.length === 0 ? [] : [`${before}${group(whole)}${after}`]
  return [...wholeWords, ...verbatim].join('|')
}

/** A lower-case name in braces; `\p{L}` and `{2,3}` are none. */
const listName = /(?<!\\p)\{([a-z][a-z-]+)\}/g

function isVerbatim(entry: string): boolean {
  return entry.length > 2 && entry.startsWith('/') && entry.endsWith('/')
}

function withLists(entry: string, words: WordLists): string {
  return entry.replace(listName, (_, name: string) => {
    const list = words[name]
    if (!list) throw new Error(`There is no list "${name}" among the words, in: ${entry}`)
    return group(list.map((item) => withLists(item, words)))
  })
}

function group(alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`
}

function assertRegularExpression(source: string, flag: string): void {
  try {
    new RegExp(source, flag)
  } catch (error) {
    throw new Error(`This is no regular expression: ${source} (${(error as Error).message})`)
  }
}
