/** Matches whatever one of the patterns matches. */
export function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/**
 * Pattern source that matches any of these words: anyOf`bills?, tax(?:es)?`. Words are parted by a comma with a space or a
 * new line behind it, so that a line can hold one family of words. They may use the syntax of patterns.
 */
export function anyOf(words: TemplateStringsArray, ...sources: readonly string[]): string {
  return `(?:${String.raw(words, ...sources)
    .trim()
    .split(/,\s+/)
    .join('|')})`
}

/** Matches the source where it begins and ends between words. */
export function wholeWords(source: string, flags?: string): RegExp {
  return new RegExp(String.raw`\b${source}\b`, flags)
}
